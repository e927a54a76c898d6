import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** One caller's part of a transaction. */
export interface CurrentWork {
  client: TransactionClientContract
  /** Run once the transaction is stored, in the order in which they were asked for. */
  afterCommit: (() => unknown)[]
  /** The work has ended. Its transaction may still be open for other callers. */
  isOver: boolean
}

export const currentWork = new AsyncLocalStorage<CurrentWork>()

/**
 * A statement that its work did not wait for would run in the transaction of somebody else.
 * @throws when the work that sends a statement has ended
 */
export function assertWorkGoesOn() {
  if (currentWork.getStore()?.isOver) throw new Error('A statement after the end of its inTx().')
}
