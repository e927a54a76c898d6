import type { Context } from '../lib/context.js'
import { shortId } from '../lib/find.js'
import type { KnownTask } from '../lib/offline/known_tasks.js'
import { onlineOrNot, tasksHere } from '../lib/offline/offline_timer.js'
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
  const { found, running, done, isOffline } = await onlineOrNot<Read>(
    context,
    async () => {
      const client = context.client()
      const [{ tasks: found, running }, done] = await Promise.all([
        readTasks(context, client),
        all ? doneTasks(client) : [],
      ])
      return { found, running, done }
    },
    (failure) => ({ ...tasksHere(context, failure), done: [] }),
    'shown'
  )
  // A timer may still run on a task that is done: it is listed among the open ones.
  const rows = [...found.filter(({ status }) => status === 'open'), ...done]
  if (context.isJson) {
    return context.printJson(isOffline ? rows.map((row) => ({ ...row, offline: true })) : rows)
  }

  const hasWaiting = context.journal()?.stints.length
  const waiting = hasWaiting ? await waitingByTask(context) : undefined
  await showTable(context, {
    columns: taskColumns(context, running, waiting),
    rows,
    foot: context.t('tasks.hint'),
    empty: context.t('tasks.none'),
  })
}

interface Read {
  found: ShownTask[]
  running: RunningTask | undefined
  done: ShownTask[]
}

/** As much of a task as the list shows; without a connection less is known. */
type ShownTask = KnownTask & Partial<Pick<Task, 'dueDate' | 'trackedSeconds' | 'priority'>>

/** Seconds on each task that wait to be sent. */
async function waitingByTask(context: Context): Promise<Map<string, number>> {
  const { waitingEntries } = await import('../lib/offline/entries_here.js')
  const seconds = new Map<string, number>()
  for (const { task, seconds: more } of waitingEntries(context)) {
    seconds.set(task._id, (seconds.get(task._id) ?? 0) + more)
  }
  return seconds
}

/**
 * The columns of a task list; a picker shows the same.
 * @param waiting seconds by the id of the task
 */
export function taskColumns(
  { t, terminal }: Context,
  running?: RunningTask,
  waiting = new Map<string, number>()
): Column<ShownTask>[] {
  const isRunning = ({ _id }: ShownTask) => _id === running?.taskId
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
      text: ({ trackedSeconds = 0 }) => hours(trackedSeconds),
      align: 'right',
    },
    {
      header: t('tasks.state'),
      text: (task) => stateOf(task, isRunning(task)),
      tone: (task) => (isRunning(task) ? 'accent' : 'dim'),
    },
  ]

  function stateOf({ _id, status, priority }: ShownTask, runs: boolean) {
    const mark = (glyph: Glyph, text: string) =>
      terminal.isTty ? `${terminal.glyph(glyph)} ${text}` : text
    if (runs && running?.pausedAt) return mark('paused', t('timer.paused'))
    if (runs) return mark('running', t('timer.running'))
    if (status === 'done') return mark('done', t('tasks.done'))
    const seconds = waiting.get(_id)
    if (seconds !== undefined) return t('offline.hours', { time: hours(seconds) || '0:00' })
    return priority === 'high' ? t('tasks.high') : ''
  }
}
