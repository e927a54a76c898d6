import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isConnectionLost, isLocked } from './transaction_failures.js'

/** Milliseconds for which changes wait for another program that holds the write lock. */
const PATIENCE = 5000
/** Milliseconds between two looks at the lock. */
const LOOK_EVERY = 40
/** A lock that was not seen for this long has been free meanwhile. */
const FORGOTTEN_AFTER = 1000

const MOST_LOST = 3

/** Since when, and when last, a transaction found the write lock taken. */
let lock: { since: number; seen: number } | undefined

/**
 * Begins a transaction on the writer. Another program may hold the lock of the SQLite file: then only this transaction
 * waits and everything else goes on. All waiting transactions give up together, so nothing queues for a lock that
 * stays.
 * @throws SQLITE_BUSY when the lock was held for too long; the database's own failure when it cannot be reached
 */
export async function beginTransaction(): Promise<TransactionClientContract> {
  for (let lost = 0; ; ) {
    try {
      const client = await beginOnce()
      lock = undefined
      return client
    } catch (error) {
      // Nothing has been done yet, so a connection lost while idle is no reason to fail.
      if (isConnectionLost(error) && ++lost < MOST_LOST) continue
      if (!isLocked(error) || isLockedTooLong()) throw error
      await wait(LOOK_EVERY * (0.5 + Math.random()))
    }
  }
}

/** Knex gives out a transaction whose BEGIN failed, and says so to this promise alone. */
async function beginOnce() {
  const client = await db.connection('writer').transaction()
  if (client.isCompleted) await client.knexClient.executionPromise
  return client
}

function isLockedTooLong() {
  const seen = performance.now()
  const since = lock && seen - lock.seen < FORGOTTEN_AFTER ? lock.since : seen
  lock = { since, seen }
  return seen - since > PATIENCE
}
