import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { formatDate } from '@/lib/time/days'
import { ProjectName } from '../components/project_name'
import { TimeEntryForm } from '../components/time_entry_form'
import { EntryMenu } from '../entries/entry_menu'
import { useEntryDialogs } from '../entries/use_entry_dialogs'
import type { TimeEntryWithTask } from '../task'
import { hoursOf, statesOf, timesOf } from './block_texts'
import { spanOf } from './blocks'
import classes from './time_calendar.module.css'

interface EntryDialogProps {
  entry: TimeEntryWithTask
  now: number
  isLocked: boolean
  onClose: () => void
}

/** The form of an entry; one that cannot be changed is shown with the reason. */
export function EntryDialog({ entry, now, isLocked, onClose }: EntryDialogProps) {
  const { t } = useTranslation('time_calendar')
  const dialogs = useEntryDialogs()
  const { task, startTime, note, isBilled } = entry
  const period = `${formatDate(startTime)}, ${timesOf(spanOf(entry, now))}`
  const isClosed = isBilled || isLocked
  const states = statesOf(entry, isLocked, t)
  return (
    <>
      <Dialog title={task.title} onClose={onClose}>
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
          <div className={classes.facts}>
            <ProjectName project={task.project} />
            <Text>
              {period} · {hoursOf(entry, now)}
            </Text>
            {states.length > 0 && (
              <Text size="sm" c="dimmed">
                {states.join(' · ')}
              </Text>
            )}
          </div>
          {!isClosed && (
            <EntryMenu
              entry={entry}
              period={period}
              onSplit={() => dialogs.split(entry, task)}
              onMove={() => dialogs.move(entry, task)}
            />
          )}
        </Group>
        {isClosed ? (
          <>
            {note && <Text mb="sm">{note}</Text>}
            <Text c="dimmed">{t(isBilled ? 'billed_help' : 'locked_help')}</Text>
          </>
        ) : (
          <TimeEntryForm
            key={entry._id}
            taskId={task._id}
            isBillable={entry.billable}
            entry={entry}
            onClose={onClose}
          />
        )}
      </Dialog>
      {dialogs.dialog}
    </>
  )
}
