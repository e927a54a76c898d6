import type { Context } from '../lib/context.js'
import { shortId } from '../lib/find.js'
import { day, hours } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import type { Glyph } from '../lib/output/terminal.js'
import { doneTasks } from '../lib/resolve_task.js'
import type { Task } from '../lib/server/answers.js'
import { readTasks } from '../lib/timer/timer.js'
import type { RunningTask } from '../lib/timer/timer_state.js'

/** `kontor tasks`: the caller's open tasks, with `--all` the done ones too. */
export async function tasks(context: Context, { all }: { all?: boolean }) {
  const client = context.client()
  const [{ tasks: found, running }, done] = await Promise.all([
    readTasks(context, client),
    all ? doneTasks(client) : [],
  ])
  // A timer may still run on a task that is done: it is listed among the open ones.
  const rows = [...found.filter(({ status }) => status === 'open'), ...done]
  if (context.isJson) return context.printJson(rows)

  await showTable(context, {
    columns: taskColumns(context, running),
    rows,
    foot: context.t('tasks.hint'),
    empty: context.t('tasks.none'),
  })
}

/** The columns of a task list; a picker shows the same. */
export function taskColumns({ t, terminal }: Context, running?: RunningTask): Column<Task>[] {
  const isRunning = ({ _id }: Task) => _id === running?.taskId
  return [
    {
      header: t('tasks.id'),
      text: ({ _id }) => shortId(_id),
      tone: () => 'dim',
    },
    {
      header: t('tasks.title'),
      text: ({ title }) => title,
      tone: (task) => (isRunning(task) ? 'accent' : task.status === 'done' ? 'gone' : 'plain'),
      shrinksTo: 24,
    },
    {
      header: t('tasks.project'),
      text: ({ project }) => project?.name ?? t('tasks.no_project'),
      tone: ({ project }) => (project ? 'plain' : 'dim'),
      shrinksTo: 12,
      leaves: 1,
    },
    { header: t('tasks.due'), text: ({ dueDate }) => day(dueDate), leaves: 2 },
    {
      header: t('tasks.hours'),
      text: ({ trackedSeconds }) => hours(trackedSeconds),
      align: 'right',
    },
    {
      header: t('tasks.state'),
      text: (task) => stateOf(task, isRunning(task)),
      tone: (task) => (isRunning(task) ? 'accent' : 'dim'),
    },
  ]

  function stateOf({ status, priority }: Task, runs: boolean) {
    const mark = (glyph: Glyph, text: string) =>
      terminal.isTty ? `${terminal.glyph(glyph)} ${text}` : text
    if (runs && running?.pausedAt) return mark('paused', t('timer.paused'))
    if (runs) return mark('running', t('timer.running'))
    if (status === 'done') return mark('done', t('tasks.done'))
    return priority === 'high' ? t('tasks.high') : ''
  }
}
