import type { ApplicationService } from '@adonisjs/core/types'
import { clearLog } from '#core/database/clear_log'
import { forgetKeys } from '#core/http/forget_keys'
import { forgetRateLimits } from '#core/http/forget_rate_limits'
import { modules } from '#modules/index'
import type { DueWork } from './due_work.js'
import { DueWorker } from './due_worker.js'
import { onWakeUp } from './wake_up.js'

/** Everything that is done by the clock: the modules' works in their order, then what the ground clears away. */
export async function allDueWork(): Promise<DueWork[]> {
  const lists = await Promise.all(modules.map(({ dueWork }) => dueWork?.()))
  return [...lists.flatMap((list) => list?.default ?? []), forgetKeys, forgetRateLimits, clearLog]
}

/**
 * Starts looking for due work in this process; stops with the application. Work that a person waits for has its own
 * worker, which can be woken; the rest is done in sequence.
 */
export async function startDueWorker(app: ApplicationService) {
  const works = await allDueWork()
  const logger = await app.container.make('logger')
  const start = (some: DueWork[]) => {
    const worker = new DueWorker(some, logger)
    app.terminating(() => worker.stop())
    worker.start()
    return worker
  }
  const [awaited, others] = [true, false].map((isAwaited) =>
    works.filter((work) => Boolean(work.isAwaited) === isAwaited)
  )
  if (others.length > 0) start(others)
  for (const work of awaited) {
    const worker = start([work])
    onWakeUp(work.name, () => worker.wake())
  }
}
