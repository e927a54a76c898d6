import type { ApplicationService } from '@adonisjs/core/types'
import { makeBackground } from '#core/background/start_background'
import { clearLog } from '#core/database/clear_log'
import { forgetKeys } from '#core/http/forget_keys'
import { forgetRateLimits } from '#core/http/forget_rate_limits'
import { forgetMails } from '#core/mail/forget_mails'
import { modules } from '#modules/index'
import { type DueWork, isInBackground } from './due_work.js'
import { DueWorker } from './due_worker.js'
import { JobNotes } from './job_notes.js'
import { onWakeUp } from './wake_up.js'

/** Everything that is done by the clock: the modules' works in their order, then what the ground clears away. */
export async function allDueWork(): Promise<DueWork[]> {
  const lists = await Promise.all(modules.map(({ dueWork }) => dueWork?.()))
  const works = lists.flatMap((list) => list?.default ?? [])
  return [...works, forgetKeys, forgetRateLimits, forgetMails, clearLog]
}

/**
 * Looks for due work until the application stops. Work that a person waits for has a loop of its own, which can be woken;
 * the rest is done in sequence. Work that says whether it is due goes to the background process.
 */
export async function startDueWorker(app: ApplicationService) {
  const background = makeBackground()
  const works = (await allDueWork()).map((work) =>
    isInBackground(work) ? background.move(work) : work
  )
  const logger = await app.container.make('logger')
  const workers: DueWorker[] = []
  const start = (some: DueWork[]) => {
    const worker = new DueWorker(some, logger, new JobNotes())
    workers.push(worker)
    worker.start()
    for (const { name } of some) onWakeUp(name, () => worker.wake())
  }
  const [awaited, others] = [true, false].map((isAwaited) =>
    works.filter((work) => Boolean(work.isAwaited) === isAwaited)
  )
  app.terminating(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    background.stop()
  })
  if (others.length > 0) start(others)
  for (const work of awaited) start([work])
}
