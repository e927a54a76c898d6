import type { Day } from '@/lib/time/days'
import { dayOf } from '@/lib/time/local_instant'
import type { TimeEntryWithTask } from '../task'
import { isOn, secondsOn } from './parts_of_days'

export type WeekTask = TimeEntryWithTask['task']

export interface WeekCell {
  day: Day
  seconds: number
  /** Those that touch the day, the earliest first. */
  entries: TimeEntryWithTask[]
}

export interface WeekRow {
  task: WeekTask
  /** One for each day. */
  cells: WeekCell[]
  seconds: number
}

/**
 * The rows of a week: tasks with time in it and those that were added without, by project and title.
 * @param added tasks that are shown although they have no time
 */
export function weekRows(
  days: readonly Day[],
  entries: readonly TimeEntryWithTask[],
  added: readonly WeekTask[]
): WeekRow[] {
  const tasks = new Map(
    [...added, ...entries.map(({ task }) => task)].map((task) => [task._id, task])
  )
  return [...tasks.values()].sort(byProjectAndTitle).map((task) => {
    const own = entries.filter((entry) => entry.task._id === task._id)
    const cells = days.map((day) => cellOf(day, own))
    return { task, cells, seconds: sumOf(cells) }
  })
}

/** The seconds of all rows on each day. */
export const totalsOfDays = (days: readonly Day[], rows: readonly WeekRow[]) =>
  days.map((_, index) => sumOf(rows.flatMap(({ cells }) => cells[index] ?? [])))

/**
 * The only entry of a cell when its hours can be typed over: an ended one of this day that no invoice bills. Others are
 * changed in the list of the cell.
 */
export function typedEntry({ day, entries }: WeekCell): TimeEntryWithTask | undefined {
  const [only, ...more] = entries
  if (!only || more.length > 0 || only.isBilled || only.endTime === null) return undefined
  return dayOf(only.startTime) === day && secondsOn(day, only) === only.seconds ? only : undefined
}

const cellOf = (day: Day, entries: readonly TimeEntryWithTask[]): WeekCell => {
  const touching = entries.filter((entry) => isOn(day, entry))
  const seconds = touching.reduce((sum, entry) => sum + secondsOn(day, entry), 0)
  return { day, seconds, entries: touching }
}

const sumOf = (cells: readonly { seconds: number }[]) =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0)

const byProjectAndTitle = (one: WeekTask, other: WeekTask) =>
  (one.project?.name ?? '').localeCompare(other.project?.name ?? '') ||
  one.title.localeCompare(other.title)
