import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/lib/server/queries'
import { storedUserId } from '@/lib/session/session_storage'
import classes from './week.module.css'
import type { WeekRow, WeekTask } from './week_rows'

const MOST_TASKS = 500

interface AddRowProps {
  rows: WeekRow[]
  onAdd: (task: WeekTask) => void
}

/** Adds a row for another open task, the own ones first. */
export function AddRow({ rows, onAdd }: AddRowProps) {
  const { t } = useTranslation('tasks')
  const { data } = useQuery(
    listQuery('/api/tasks', { status: 'open', sort: 'title', pageSize: MOST_TASKS })
  )
  const others = (data?.rows ?? []).filter(({ _id }) => rows.every(({ task }) => task._id !== _id))
  const isOwn = ({ assignees }: (typeof others)[number]) =>
    assignees.some(({ _id }) => _id === storedUserId())
  const groups = [
    { group: t('week.own_tasks'), tasks: others.filter(isOwn) },
    { group: t('week.other_tasks'), tasks: others.filter((task) => !isOwn(task)) },
  ]
  return (
    <Select
      className={classes.add}
      aria-label={t('week.add')}
      placeholder={t('week.add')}
      data={groups.map(({ group, tasks }) => ({
        group,
        items: tasks.map(({ _id, title, project }) => ({
          value: _id,
          label: project ? `${title} · ${project.name}` : title,
        })),
      }))}
      value={null}
      searchable
      nothingFoundMessage={t('move.none')}
      onChange={(id) => {
        const task = others.find(({ _id }) => _id === id)
        if (task) onAdd({ _id: task._id, title: task.title, project: task.project })
      }}
    />
  )
}
