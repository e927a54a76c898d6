import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { beginTransaction } from './begin_transaction.js'
import { isWorthRetrying, RetryTransaction } from './transaction_failures.js'

interface Current {
  client: TransactionClientContract
  afterCommit: (() => unknown)[]
}

const current = new AsyncLocalStorage<Current>()
const MOST_ATTEMPTS = 6

/**
 * The one door for changes: runs `work` in a transaction and gives back what it returns.
 *
 * - All or nothing: a throw rolls everything back.
 * - `work` may run again from its start (deadlock, certification failure, lost chain head),
 *   so it must not talk to the network and must not change anything outside the database.
 * - Inside another inTx it joins that transaction.
 * - On SQLite there is one writer; waiting transactions get it in the order of their arrival. While another program
 *   holds the lock of the file they wait some seconds and fail with SQLITE_BUSY then; readers are not held up.
 */
export async function inTx<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work()

  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isWorthRetrying(error)) throw error
      await wait(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

async function runOnce<T>(work: () => Promise<T>): Promise<T> {
  const client = await beginTransaction()
  const state: Current = { client, afterCommit: [] }
  let result: T
  try {
    result = await current.run(state, work)
  } catch (error) {
    await client.rollback().catch(() => undefined)
    throw error
  }
  // Knex reports a COMMIT that failed (a full disk, a lost connection) to this promise only.
  await Promise.all([client.knexClient.executionPromise, client.commit()])
  for (const effect of state.afterCommit) begin(effect)
  return result
}

/** The change is stored and will be answered as such: an effect that throws is written to the log. */
function begin(effect: () => unknown) {
  try {
    effect()
  } catch (error) {
    logger.error({ err: error }, 'what follows a stored change failed')
  }
}

/** The open transaction. Throws outside inTx: nothing is written past the one door. */
export function writer(): TransactionClientContract {
  const state = current.getStore()
  if (!state) throw new Error('A write outside inTx().')
  return state.client
}

/** Where to read from: the open transaction, so that it sees its own changes, else the reader. */
export function reader() {
  return current.getStore()?.client ?? db.connection('reader')
}

export const isInTx = () => current.getStore() !== undefined

/** Runs an effect (an event, a wake-up) once the open transaction is safely stored; at once without one. */
export function afterCommit(effect: () => unknown) {
  const state = current.getStore()
  if (state) state.afterCommit.push(effect)
  else effect()
}

/** Guards a conditional UPDATE: when another transaction was quicker, the whole one is tried again. */
export function assertOneRow(affected: number | number[]) {
  if (Number(Array.isArray(affected) ? affected[0] : affected) !== 1) throw new RetryTransaction()
}
