import type { CompanyContext } from '#core/http/caller'
import { ownRunningTimeEntry } from '#modules/tasks/queries/time_entries'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'

export default class TimersController {
  /** The caller's timer: the running time entry with its task, null when none runs. */
  async show(ctx: CompanyContext) {
    const running = await ownRunningTimeEntry(ctx)
    return { timeEntry: running ? transformTimeEntryWithTask(running) : null }
  }
}
