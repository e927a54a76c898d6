import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/lib/server/queries'

interface TaskSelectProps extends Omit<SelectProps, 'data'> {
  /** The task that time is on now; listed also when it is done. */
  current?: { _id: string; title: string }
  /** Leaves that task out. */
  isWithoutCurrent?: boolean
}

/** Chooses one of the open tasks, each with its project. */
export function TaskSelect({ current, isWithoutCurrent = false, ...props }: TaskSelectProps) {
  const { t } = useTranslation('tasks')
  const { data } = useQuery(listQuery('/api/tasks', { status: 'open', pageSize: 500 }))
  const open = (data?.rows ?? []).map(({ _id, title, project }) => ({
    value: _id,
    label: project ? `${title} · ${project.name}` : title,
  }))
  const isListed = !current || open.some(({ value }) => value === current._id)
  const tasks = isListed ? open : [{ value: current._id, label: current.title }, ...open]
  return (
    <Select
      data={isWithoutCurrent ? tasks.filter(({ value }) => value !== current?._id) : tasks}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('move.none')}
      {...props}
    />
  )
}
