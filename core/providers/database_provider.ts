import type { ApplicationService } from '@adonisjs/core/types'
import { BaseModel } from '@adonisjs/lucid/orm'
import { ModelAdapter } from '#core/database/model_adapter'
import { openDatabase } from '#core/database/open_database'
import { assertLocalDisk, takeWriterLock } from '#core/database/writer_lock'
import env from '#core/start/env'

/** Opens the database before anything else starts, and refuses to start on one that cannot be trusted. */
export default class DatabaseProvider {
  #releaseLock?: () => void

  constructor(protected app: ApplicationService) {}

  async boot() {
    const db = await this.app.container.make('lucid.db')
    BaseModel.$adapter = new ModelAdapter(db)
    if (!['web', 'test'].includes(this.app.getEnvironment())) return

    if (!env.DATABASE_URL) {
      assertLocalDisk(env.KONTOR_DATA)
      this.#releaseLock = takeWriterLock(env.KONTOR_DATA)
    }
    await openDatabase(this.app, db)
  }

  async shutdown() {
    this.#releaseLock?.()
  }
}
