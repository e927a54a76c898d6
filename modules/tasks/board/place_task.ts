import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { changeTask } from '#modules/tasks/actions/save_task'
import { Task } from '#modules/tasks/models/task'
import { tasksOf } from '#modules/tasks/queries/tasks'
import type { Viewer } from '#modules/tasks/reach'
import { type BoardColumn, readColumns } from './board_columns.js'
import { inColumn, withPlaces } from './board_tasks.js'
import { positionIn } from './column_of.js'
import { placesFor } from './positions.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'id' | 'language'> }

interface Place {
  columnId: string
  /** The task above it; null for the top of the column. */
  afterId: string | null
}

/** Makes the changes of one board wait for each other. Only inside inTx, before reading. */
export async function lockBoard({ id }: Pick<CompanyScope, 'id'>) {
  await readRows(`select id from companies where id = ?${lock()}`, [id])
}

/**
 * Puts a task into a column, below another task. The column for done tasks completes it, any other opens it again. A
 * neighbour that has left the column meanwhile counts as the last one. Only inside inTx.
 * @throws 404 for a task out of reach, 422 `column_unknown`, and as changeTask
 */
export async function placeTask(viewer: Asker, id: string, { columnId, afterId }: Place) {
  const { company } = viewer
  await lockBoard(company)
  const task = await Task.lock(viewer, id)
  const columns = await readColumns(company)
  const column = columns.find((candidate) => candidate.id === columnId)
  if (!column) throw new FieldError('columnId', 'tasks.column_unknown')
  const status = column.isDone ? 'done' : 'open'
  if (task.status !== status) await changeTask(viewer, task, { status })
  if (!column.isDone) await putBelow(viewer, task, { column, columns, afterId })
  const details = { title: task.title, column: column.name }
  await audit({
    companyId: company.id,
    action: 'task.placed',
    subject: { type: 'task', id },
    details,
  })
  publish(company.id, { kind: 'task', id, audience: 'staff' })
}

interface Target {
  column: BoardColumn
  columns: BoardColumn[]
  afterId: string | null
}

async function putBelow({ company }: Asker, task: Task, { column, columns, afterId }: Target) {
  const open = await withPlaces(tasksOf(company)).where('tasks.status', 'open')
  const others = inColumn(open, column, columns)
    .filter(({ id }) => id !== task.id)
    .map((other) => ({ id: other.id, position: positionIn(other, column) }))
  const above = others.findIndex(({ id }) => id === afterId)
  const index = afterId === null ? 0 : above === -1 ? others.length : above + 1
  const places = placesFor(task.id, index, others)
  const ids = [...places.keys()]
  const among = ids.map(() => '?').join(', ')
  await changeRows(`delete from board_places where company_id = ? and task_id in (${among})`, [
    company.id,
    ...ids,
  ])
  await insertRows(
    'board_places',
    ids.map((taskId) => ({
      company_id: company.id,
      id: newId(),
      task_id: taskId,
      column_id: column.id,
      position: places.get(taskId) ?? 0,
    }))
  )
}
