import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#core/errors/app_error'

const store = new AsyncLocalStorage<true>()

/** Runs work that may read only: each change in it is refused, wherever it is made. */
export const readingOnly = <T>(work: () => T): T => store.run(true, work)

/** @throws 403 `operator_reads_only` inside `readingOnly` */
export function assertMayWrite() {
  if (store.getStore()) throw new AppError(403, 'operator_reads_only')
}
