import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { listQuery } from '@/lib/server/queries'
import { storedUserId } from '@/lib/session/session_storage'
import { formatInstant } from '@/lib/time/days'
import classes from './changes.module.css'
import { undoTimeChange } from './entry_changes'

type Change = RowOf<'/api/time-changes'>

const MOST = 50

/** The latest changes of time that the person made, from every client, each with undo; opened by `?changes=1`. */
export function ChangesDrawer() {
  const { t } = useTranslation('tasks')
  const { id, close } = useBeside('changes')
  const changes = useQuery({
    ...listQuery('/api/time-changes', { pageSize: MOST }),
    enabled: id !== null,
  })
  return (
    <RecordDrawer isOpen={id !== null} onClose={close} title={t('changes.title')} query={changes}>
      {({ rows }) => (
        <Stack>
          <Text c="dimmed">{t(rows.length > 0 ? 'changes.help' : 'changes.none')}</Text>
          <ul className={classes.changes}>
            {rows.map((change) => (
              <ChangeRow key={change._id} change={change} />
            ))}
          </ul>
        </Stack>
      )}
    </RecordDrawer>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { t } = useTranslation('tasks')
  const { _id, description, changedAt, isUndone, kind, person } = change
  const verb = t(kind === 'undo' ? 'changes.redo' : 'changes.undo')
  const details = [
    formatInstant(changedAt),
    person._id !== storedUserId() && person.name,
    isUndone && t('changes.undone'),
  ].filter(Boolean)
  return (
    <li className={classes.change}>
      <Group justify="space-between" wrap="nowrap" gap="md">
        <div>
          <Text td={isUndone ? 'line-through' : undefined} c={isUndone ? 'dimmed' : undefined}>
            {description}
          </Text>
          <Text size="sm" c="dimmed">
            {details.join(' · ')}
          </Text>
        </div>
        {!isUndone && (
          <Button
            size="compact-sm"
            flex="none"
            variant="subtle"
            aria-label={`${verb}: ${description}`}
            onClick={() => void undoTimeChange(_id)}
          >
            {verb}
          </Button>
        )}
      </Group>
    </li>
  )
}
