import { useLocalStorage } from '@mantine/hooks'
import { storedUserId } from '@/lib/session/session_storage'
import type { Day } from '@/lib/time/days'
import type { WeekTask } from './week_rows'

/** Weeks whose added rows are remembered. */
const MOST_WEEKS = 8

type Added = Record<Day, WeekTask[]>

/** The rows without hours that a person has added to a week, remembered in this browser. */
export function useAddedRows(monday: Day) {
  const [all, setAll] = useLocalStorage<Added>({
    key: `week-rows:${storedUserId()}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const change = (tasks: WeekTask[]) => setAll((before) => latestOf({ ...before, [monday]: tasks }))
  const added = all[monday] ?? []
  return {
    added,
    add: (tasks: WeekTask[]) =>
      change([...new Map([...added, ...tasks].map((task) => [task._id, task])).values()]),
    remove: (taskId: string) => change(added.filter(({ _id }) => _id !== taskId)),
  }
}

const latestOf = (all: Added): Added =>
  Object.fromEntries(
    Object.entries(all)
      .sort(([one], [other]) => other.localeCompare(one))
      .slice(0, MOST_WEEKS)
  )
