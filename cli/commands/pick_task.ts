import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { prepareTable } from '../lib/output/table.js'
import type { Task } from '../lib/server/answers.js'
import { showView } from '../lib/show_view.js'
import { readTasks } from '../lib/timer/timer.js'
import { taskColumns } from './tasks.js'

/** Lets the user choose among the open tasks; undefined when they choose none. */
export async function pickTask(context: Context): Promise<Task | undefined> {
  const { t, terminal } = context
  const { tasks, running } = await readTasks(context, context.client())
  const open = tasks.filter(({ status }) => status === 'open')
  if (!open.length) throw new Failure('no_open_tasks')

  const layOut = await prepareTable(taskColumns(context, running), open, terminal)
  let chosen: Task | undefined
  await showView(({ runPick }) =>
    runPick({
      layOut,
      names: open.map(({ title, project }) => `${title} ${project?.name ?? ''}`),
      look: { hasColor: terminal.hasColor, mark: terminal.glyph('chosen') },
      texts: { filter: t('tasks.filter'), keys: t('tasks.keys'), noMatch: t('tasks.no_match') },
      onPick: (index) => {
        chosen = open[index]
      },
    })
  )
  return chosen
}
