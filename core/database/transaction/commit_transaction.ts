import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CurrentWork } from './current_work.js'

/** @throws the database's own failure when nothing is stored */
export async function commitTransaction(client: TransactionClientContract) {
  // Knex reports a COMMIT that failed (a full disk, a lost connection) to this promise only.
  await Promise.all([client.knexClient.executionPromise, client.commit()])
}

/** The change is stored and will be answered as such: an effect that throws is written to the log. */
export function beginEffects({ afterCommit }: CurrentWork) {
  for (const effect of afterCommit) {
    try {
      effect()
    } catch (error) {
      logger.error({ err: error }, 'what follows a stored change failed')
    }
  }
}
