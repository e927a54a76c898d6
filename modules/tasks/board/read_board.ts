import type { CompanyScope } from '#core/http/caller'
import { filterTasks, type TaskFilter, tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import { runningTimeEntries } from '#modules/tasks/queries/time_entries'
import type { Viewer } from '#modules/tasks/reach'
import { transformTasks } from '#modules/tasks/transformers/task_transformer'
import { readColumns } from './board_columns.js'
import { type BoardTaskRow, inColumn, withPlaces } from './board_tasks.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'id' | 'language'> }

/** Cards that a board shows at most; the list has the others. */
const MOST_OPEN = 500
const MOST_DONE = 50

/**
 * The board as the viewer sees it: the columns in their order, each with its tasks. The column for done tasks has the
 * latest ones, whatever their place.
 */
export async function readBoard(viewer: Asker, filter: Omit<TaskFilter, 'status'>) {
  const columns = await readColumns(viewer.company)
  const [open, done, running] = await Promise.all([
    wanted(viewer, { ...filter, status: 'open', sort: 'dueDate' }).limit(MOST_OPEN),
    wanted(viewer, { ...filter, status: 'done' }).limit(MOST_DONE),
    runningTimeEntries(viewer),
  ])
  return {
    columns: await Promise.all(
      columns.map(async ({ id, name, color, isDone }) => {
        const column = { id, name, color, isDone }
        const rows: BoardTaskRow[] = isDone ? done : inColumn(open, column, columns)
        const tasks = transformTasks(await viewTasks(viewer, rows), running)
        return { _id: id, name, color, isDone, tasks }
      })
    ),
    /** Whether there are more tasks than it shows. */
    isCut: open.length === MOST_OPEN,
  }
}

function wanted(viewer: Asker, filter: TaskFilter) {
  const rows = withPlaces(filterTasks(tasksFor(viewer), filter))
  return filter.status === 'done' ? rows.clearOrder().orderBy('tasks.done_at', 'desc') : rows
}
