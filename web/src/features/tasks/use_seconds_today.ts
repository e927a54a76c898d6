import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { myTasksQuery } from './queries'
import { secondsOfToday } from './seconds_of_today'

/** The own seconds of today by task. */
export function useSecondsToday() {
  const { data } = useQuery(myTasksQuery)
  const seconds = useMemo(
    () => new Map(data?.tasks.map((task) => [task._id, secondsOfToday(task.timeEntries)])),
    [data]
  )
  return (taskId: string) => seconds.get(taskId) ?? 0
}
