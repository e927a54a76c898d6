import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { type TaskRow, type TaskRows } from '#modules/tasks/queries/tasks'
import { type BoardColumn } from './board_columns.js'
import { columnOf, type Placed, positionIn } from './column_of.js'

export type BoardTaskRow = TaskRow & Placed & { done_at: number | null }

const HAS_TIME = `exists (select 1 from time_entries
  where time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id)`

/** Adds to tasks what tells their column. */
export function withPlaces(rows: TaskRows): DatabaseQueryBuilderContract<BoardTaskRow> {
  const placed = rows as DatabaseQueryBuilderContract<BoardTaskRow>
  return placed
    .leftJoin('board_places', (on) =>
      on.on('board_places.company_id', 'tasks.company_id').andOn('board_places.task_id', 'tasks.id')
    )
    .select(
      'board_places.column_id',
      'board_places.position',
      reader().raw(`${HAS_TIME} as has_time`)
    )
}

/** The tasks of a column in their order: those that were put there, then the others by their due day. */
export function inColumn<Task extends Placed & { id: string; due_on: string | null }>(
  tasks: readonly Task[],
  column: BoardColumn,
  columns: readonly BoardColumn[]
): Task[] {
  const order = (one: Task, other: Task) =>
    (positionIn(one, column) ?? Number.MAX_SAFE_INTEGER) -
      (positionIn(other, column) ?? Number.MAX_SAFE_INTEGER) ||
    (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999') ||
    one.id.localeCompare(other.id)
  return tasks.filter((task) => columnOf(task, columns).id === column.id).sort(order)
}
