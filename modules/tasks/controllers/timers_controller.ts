import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { stopAnyTimer } from '#modules/tasks/actions/stop_timer'
import { ownRunningTimeEntry } from '#modules/tasks/queries/time_entries'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'

export default class TimersController {
  /** The caller's timer: the running time entry with its task, null when none runs. */
  async show(ctx: CompanyContext) {
    const running = await ownRunningTimeEntry(ctx)
    return { timeEntry: running ? transformTimeEntryWithTask(running) : null }
  }

  /** Stops whatever runs. @throws 409 `no_timer` */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => ({ success: true, timeEntry: await stopAnyTimer(ctx) }))
  }
}
