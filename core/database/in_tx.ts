import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#core/start/env'
import { beginTransaction } from './transaction/begin_transaction.js'
import { beginEffects, commitTransaction } from './transaction/commit_transaction.js'
import { assertWorkGoesOn, type CurrentWork, currentWork } from './transaction/current_work.js'
import { assertMayWrite } from './transaction/reading_only.js'
import { retried } from './transaction/retried.js'
import { shareCommit } from './transaction/shared_commits.js'
import { isWorthRetrying, RetryTransaction } from './transaction_failures.js'

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
export const inTx = <T>(work: () => Promise<T>): Promise<T> => tryAgain(work, runAlone)

/**
 * As inTx, for the short works of requests: on SQLite those that wait at the same time are stored with one COMMIT, see
 * `shareCommit`. A long work would hold up the answers of the others and uses inTx.
 */
export const inSharedTx = <T>(work: () => Promise<T>): Promise<T> =>
  tryAgain(work, env.DATABASE_URL ? runAlone : shareCommit)

async function tryAgain<T>(work: () => Promise<T>, run: typeof runAlone): Promise<T> {
  if (currentWork.getStore()) return work()
  assertMayWrite()

  for (let attempt = 1; ; attempt++) {
    try {
      return await run(work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isWorthRetrying(error)) throw error
      retried.publish(undefined)
      await wait(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

async function runAlone<T>(work: () => Promise<T>): Promise<T> {
  const client = await beginTransaction()
  const state: CurrentWork = { client, afterCommit: [], isOver: false }
  let result: T
  try {
    result = await currentWork.run(state, work)
  } catch (error) {
    await client.rollback().catch(() => undefined)
    throw error
  }
  await commitTransaction(client)
  beginEffects(state)
  return result
}

/** The open transaction. Throws outside inTx: nothing is written past the one door. */
export function writer(): TransactionClientContract {
  const state = currentWork.getStore()
  if (!state) throw new Error('A write outside inTx().')
  assertWorkGoesOn()
  return state.client
}

/** Where to read from: the open transaction, so that it sees its own changes, else the reader. */
export function reader() {
  return currentWork.getStore()?.client ?? db.connection('reader')
}

export const isInTx = () => currentWork.getStore() !== undefined

/** Runs an effect (an event, a wake-up) once the open transaction is safely stored; at once without one. */
export function afterCommit(effect: () => unknown) {
  const state = currentWork.getStore()
  if (state) state.afterCommit.push(effect)
  else effect()
}

/** Guards a conditional UPDATE: when another transaction was quicker, the whole one is tried again. */
export function assertOneRow(affected: number | number[]) {
  if (Number(Array.isArray(affected) ? affected[0] : affected) !== 1) throw new RetryTransaction()
}
