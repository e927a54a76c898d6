import type { Context } from '../../lib/context.js'
import { changeHere, entryHere } from '../../lib/offline/entries_here.js'
import { placeHere, taskHere } from '../../lib/offline/here.js'
import type { TrackedTask } from '../../lib/timer/timer_state.js'
import { wordsOfTask } from '../../lib/wanted_task.js'
import type { Changed, Chosen, EntryChange } from './change.js'

/** Changes an entry without a connection, see changeEntry. */
export async function changeEntryHere(
  context: Context,
  reference: string | undefined,
  changeOf: (chosen: Chosen) => Promise<EntryChange | undefined>,
  failure: unknown
): Promise<Changed> {
  const here = placeHere(context)
  const entry = entryHere(context, reference)
  let task: TrackedTask | undefined
  const change = await changeOf({
    entry,
    here,
    findTask: async (words) => {
      task = taskHere(context, wordsOfTask(context, words), failure)
      return {
        _id: task.taskId,
        title: task.title,
        project: task.project ? { name: task.project } : null,
      }
    },
  })
  if (!change) return { here }
  return { entry: changeHere(context, { entry, change, ...taskOf(task) }), here }
}

const taskOf = (task: TrackedTask | undefined) => (task ? { task } : {})
