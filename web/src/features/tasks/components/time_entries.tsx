import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { EntryRow } from '../entries/entry_row'
import { useEntryDialogs } from '../entries/use_entry_dialogs'
import type { Task } from '../task'
import classes from './tasks.module.css'
import { TimeEntryForm } from './time_entry_form'

/** The worked time of a task: each entry can be edited, split, moved, merged and deleted, missing ones entered. */
export function TimeEntries({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  /** The id of the edited entry, `new` for another one. */
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  const dialogs = useEntryDialogs()
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
              <EntryRow
                entry={entry}
                task={task}
                onEdit={() => setEdited(entry._id)}
                onSplit={() => dialogs.split(entry, task)}
                onMove={() => dialogs.move(entry, task)}
              />
            )}
          </li>
        ))}
      </ul>
      {dialogs.dialog}
    </section>
  )
}
