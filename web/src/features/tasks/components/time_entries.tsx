import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { formatDate, formatInstant } from '@/lib/time/days'
import { minutesOf, timeOf } from '@/lib/time/local_instant'
import type { Task, TimeEntry } from '../task'
import { deleteTimeEntry } from '../task_changes'
import classes from './tasks.module.css'
import { TimeEntryForm } from './time_entry_form'

/** The worked time of a task: each entry can be edited and deleted, missing ones written down. */
export function TimeEntries({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  /** The id of the edited entry, `new` for another one. */
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  return (
    <section aria-label={t('time.title')}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{t('time.title')}</Title>
        <Group gap="sm">
          <Text className={classes.figures} fw={600}>
            {t('time.hours', { hours: formatHours(task.trackedSeconds) })}
          </Text>
          <Button size="xs" variant="default" onClick={() => setEdited('new')}>
            {t('time.add')}
          </Button>
        </Group>
      </Group>
      {edited === 'new' && (
        <TimeEntryForm taskId={task._id} isBillable={task.billable} onClose={close} />
      )}
      {task.timeEntries.length === 0 && edited !== 'new' && (
        <Text c="dimmed">{t('time.none')}</Text>
      )}
      <ul className={classes.entries}>
        {task.timeEntries.map((entry) => (
          <li key={entry._id}>
            {edited === entry._id ? (
              <TimeEntryForm
                taskId={task._id}
                isBillable={task.billable}
                entry={entry}
                onClose={close}
              />
            ) : (
              <Row entry={entry} task={task} onEdit={() => setEdited(entry._id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  entry: TimeEntry
  task: Task
  onEdit: () => void
}

function Row({ entry, task, onEdit }: RowProps) {
  const { t } = useTranslation('tasks')
  const { startTime, endTime, breakSeconds, note, user, isBilled, billable } = entry
  const day = formatDate(startTime)
  const period = entry.byDuration
    ? day
    : `${day}, ${timeOf(startTime)} – ${endOf(startTime, endTime)}`
  const details = [
    user.name,
    minutesOf(breakSeconds) > 0 && t('time.break_of', { minutes: minutesOf(breakSeconds) }),
    note,
    isBilled
      ? t('billing.billed')
      : billable !== task.billable && t(billable ? 'billing.open' : 'billing.none'),
  ].filter(Boolean)
  return (
    <div className={classes.entry}>
      <Text className={classes.figures}>
        {endTime ? period : `${period}${t(entry.pausedAt ? 'timer.paused' : 'timer.running')}`}
      </Text>
      <Text className={classes.figures} fw={500}>
        {endTime ? formatHours(entry.seconds) : ''}
      </Text>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isBilled}
          aria-label={t('time.edit_of', { period })}
          onClick={onEdit}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={endTime === null || isBilled}
          aria-label={t('time.delete_of', { period })}
          onClick={() => void deleteTimeEntry(task, entry)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed" className={classes.note}>
        {details.join(' · ')}
      </Text>
    </div>
  )
}

/** The day is repeated only when the end is on another one. */
function endOf(startTime: string, endTime: string | null) {
  if (endTime === null) return ''
  return formatDate(startTime) === formatDate(endTime) ? timeOf(endTime) : formatInstant(endTime)
}
