import { Failure } from './failures/failure.js'

type Views = typeof import('../views.js')

/** Loads the views and shows one until it ends. Fails with `interrupted` after Ctrl+C. */
export async function showView(run: (views: Views) => Promise<{ isInterrupted: boolean }>) {
  const { isInterrupted } = await run(await import('../views.js'))
  if (isInterrupted) throw new Failure('interrupted')
}
