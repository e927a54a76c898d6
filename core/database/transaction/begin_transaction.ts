import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#core/start/env'
import { isConnectionLost } from '../transaction_failures.js'
import { currentDoor, type Leave } from './door.js'
import { waitForLock } from './wait_for_lock.js'

const MOST_LOST = 3

/**
 * Begins a transaction on the writer, on SQLite after its turn at the door, which lasts until the transaction ends. Waits
 * while another program holds the lock of the SQLite file.
 * @throws SQLITE_BUSY when the lock was held for too long; the database's own failure when it cannot be reached
 */
export async function beginTransaction(): Promise<TransactionClientContract> {
  for (let lost = 0; ; ) {
    try {
      return await waitForLock(env.DATABASE_URL ? beginOnce : beginInTurn)
    } catch (error) {
      // Nothing has been done yet, so a connection lost while idle is no reason to fail.
      if (!isConnectionLost(error) || ++lost === MOST_LOST) throw error
    }
  }
}

async function beginInTurn() {
  const leave: Leave = await currentDoor().enter()
  try {
    const client = await beginOnce()
    client.knexClient.executionPromise.then(leave, leave)
    return client
  } catch (error) {
    leave()
    throw error
  }
}

/** Knex gives out a transaction whose BEGIN failed, and says so to this promise alone. */
async function beginOnce() {
  const client = await db.connection('writer').transaction()
  if (client.isCompleted) await client.knexClient.executionPromise
  return client
}
