import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isConnectionLost } from '../transaction_failures.js'
import { waitForLock } from './wait_for_lock.js'

const MOST_LOST = 3

/**
 * Begins a transaction on the writer; waits while another program holds the lock of the SQLite file.
 * @throws SQLITE_BUSY when the lock was held for too long; the database's own failure when it cannot be reached
 */
export async function beginTransaction(): Promise<TransactionClientContract> {
  for (let lost = 0; ; ) {
    try {
      return await waitForLock(beginOnce)
    } catch (error) {
      // Nothing has been done yet, so a connection lost while idle is no reason to fail.
      if (!isConnectionLost(error) || ++lost === MOST_LOST) throw error
    }
  }
}

/** Knex gives out a transaction whose BEGIN failed, and says so to this promise alone. */
async function beginOnce() {
  const client = await db.connection('writer').transaction()
  if (client.isCompleted) await client.knexClient.executionPromise
  return client
}
