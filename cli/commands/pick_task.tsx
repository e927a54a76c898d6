import { PickView } from '../components/pick_view.js'
import { runView } from '../components/run_view.js'
import type { Task } from '../lib/answers.js'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failure.js'
import { layOut } from '../lib/table.js'
import { readTasks } from '../lib/timer.js'
import { taskColumns } from './tasks.js'

/** Lets the user choose among the open tasks; undefined when they choose none. */
export async function pickTask(context: Context): Promise<Task | undefined> {
  const { t, terminal } = context
  const { tasks, running } = await readTasks(context, context.client())
  const open = tasks.filter(({ status }) => status === 'open')
  if (!open.length) throw new Failure('no_open_tasks')

  const mark = terminal.glyph('chosen')
  const width = terminal.width - mark.length - 1
  const table = await layOut(taskColumns(context, running), open, { ...terminal, width })
  let chosen: Task | undefined
  await runView(
    <PickView
      table={table}
      look={{ hasColor: terminal.hasColor, mark }}
      keys={t('tasks.keys')}
      onPick={(index) => {
        chosen = open[index]
      }}
    />
  )
  return chosen
}
