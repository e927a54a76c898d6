import type { TaskStatus } from '#modules/tasks/models/task'
import type { BoardColumn } from './board_columns.js'

/** A task with its place on the board, if it has one. */
export interface Placed {
  status: TaskStatus
  column_id: string | null
  position: number | null
  /** Whether time was worked on it. */
  has_time: boolean | number
}

/**
 * The column of a task. A place counts as long as it agrees with the task's status, which may change anywhere; a task
 * without one is in the column for done tasks, or in the first open one, or, once time was worked on it, in the second.
 */
export function columnOf(task: Placed, columns: readonly BoardColumn[]): BoardColumn {
  const isDone = task.status === 'done'
  const fitting = columns.filter((column) => column.isDone === isDone)
  const [first, second] = fitting
  const chosen = fitting.find(({ id }) => id === task.column_id)
  const derived = task.has_time && second ? second : first
  const column = chosen ?? derived
  if (!column) throw new Error('A board has a column for each status.')
  return column
}

/** Where a task is in its column; null when it was not put there. */
export const positionIn = (task: Placed, column: BoardColumn) =>
  task.column_id === column.id ? task.position : null
