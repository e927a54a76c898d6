import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { storedUserId } from '@/lib/session/session_storage'
import { type Day, formatDate } from '@/lib/time/days'
import { TimeEntries } from '../components/time_entries'
import { taskQuery } from '../queries'
import { isOn, secondsOn } from './parts_of_days'

interface CellEntriesProps {
  taskId: string
  day: Day
  onClose: () => void
}

/** The own entries of a task on a day, where each can be changed. */
export function CellEntries({ taskId, day, onClose }: CellEntriesProps) {
  const { t } = useTranslation('tasks')
  const query = useQuery(taskQuery(taskId))
  return (
    <RecordDrawer isOpen onClose={onClose} size={600} title={formatDate(day)} query={query}>
      {({ task }) => {
        const timeEntries = task.timeEntries.filter(
          (entry) => entry.user._id === storedUserId() && isOn(day, entry)
        )
        const trackedSeconds = timeEntries.reduce((sum, entry) => sum + secondsOn(day, entry), 0)
        return (
          <>
            <Text fw={600} mb="md">
              {task.title}
            </Text>
            <TimeEntries task={{ ...task, timeEntries, trackedSeconds }} />
            <Text size="sm" c="dimmed" mt="md">
              {t('week.list_help')}
            </Text>
          </>
        )
      }}
    </RecordDrawer>
  )
}
