import { ActionIcon, Badge, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { formatDate, formatInstant } from '@/lib/time/days'
import { dayOf, minutesOf, timeOf } from '@/lib/time/local_instant'
import classes from '../components/tasks.module.css'
import type { Task, TimeEntry } from '../task'
import { EntryMenu } from './entry_menu'

interface EntryRowProps {
  entry: TimeEntry
  task: Task
  onEdit: () => void
  onSplit: () => void
  onMove: () => void
}

/** A worked time in the list of its task. */
export function EntryRow({ entry, task, onEdit, onSplit, onMove }: EntryRowProps) {
  const { t } = useTranslation('tasks')
  const { startTime, endTime, breakSeconds, note, user, isBilled, billable, tags, endedBecause } =
    entry
  const day = formatDate(startTime)
  const period = entry.byDuration
    ? day
    : `${day}, ${timeOf(startTime)} – ${endOf(startTime, endTime)}`
  const details = [
    user.name,
    minutesOf(breakSeconds) > 0 && t('time.break_of', { minutes: minutesOf(breakSeconds) }),
    note,
    entry.recordedOffline && t('time.offline'),
    endedBecause && endedBecause !== 'switched' && t(`time.ended.${endedBecause}`),
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
        <EntryMenu
          entry={entry}
          period={period}
          earlier={earlierOf(entry, task)}
          onSplit={onSplit}
          onMove={onMove}
        />
      </Group>
      <Group gap={6} className={classes.note}>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
        {tags.map((tag) => (
          <Badge key={tag} variant="light" color="gray" tt="none" fw={500}>
            {tag}
          </Badge>
        ))}
      </Group>
    </div>
  )
}

/** The entry of the same person that began last before this one on the same day: others cannot be merged. */
function earlierOf(entry: TimeEntry, task: Task): TimeEntry | undefined {
  return task.timeEntries
    .filter(({ user, startTime }) => user._id === entry.user._id && startTime < entry.startTime)
    .filter(({ startTime }) => dayOf(startTime) === dayOf(entry.startTime))
    .sort((one, other) => other.startTime.localeCompare(one.startTime))[0]
}

/** The day is repeated only when the end is on another one. */
function endOf(startTime: string, endTime: string | null) {
  if (endTime === null) return ''
  return formatDate(startTime) === formatDate(endTime) ? timeOf(endTime) : formatInstant(endTime)
}
