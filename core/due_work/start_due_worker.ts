import type { ApplicationService } from '@adonisjs/core/types'
import { modules } from '#modules/index'
import type { DueWork } from './due_work.js'
import { DueWorker } from './due_worker.js'

/** Everything that the modules do by the clock, in their order. */
export async function allDueWork(): Promise<DueWork[]> {
  const lists = await Promise.all(modules.map(({ dueWork }) => dueWork?.()))
  return lists.flatMap((list) => list?.default ?? [])
}

/** Starts looking for due work in this process; stops with the application. */
export async function startDueWorker(app: ApplicationService) {
  const works = await allDueWork()
  if (works.length === 0) return
  const worker = new DueWorker(works, await app.container.make('logger'))
  app.terminating(() => worker.stop())
  worker.start()
}
