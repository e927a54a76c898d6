import { setTimeout as wait } from 'node:timers/promises'
import { isLocked } from '../transaction_failures.js'

/** Milliseconds for which changes wait for another program that holds the write lock. */
const PATIENCE = 5000
/** Milliseconds between two looks at the lock. */
const LOOK_EVERY = 40
/** A lock that was not seen for this long has been free meanwhile. */
const FORGOTTEN_AFTER = 1000

/** Since when, and when last, a change found the write lock taken. */
let lock: { since: number; seen: number } | undefined

/**
 * Runs a change that fails at once, with nothing done, while another program holds the lock of the SQLite file, and
 * tries it again. Only this change waits and everything else goes on. All waiting changes give up together, so nothing
 * queues for a lock that stays.
 * @param change a single statement, or the BEGIN of a transaction
 * @throws SQLITE_BUSY when the lock was held for too long
 */
export async function waitForLock<T>(change: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const result = await change()
      lock = undefined
      return result
    } catch (error) {
      if (!isLocked(error) || isLockedTooLong()) throw error
      await wait(LOOK_EVERY * (0.5 + Math.random()))
    }
  }
}

function isLockedTooLong() {
  const seen = performance.now()
  const since = lock && seen - lock.seen < FORGOTTEN_AFTER ? lock.since : seen
  lock = { since, seen }
  return seen - since > PATIENCE
}
