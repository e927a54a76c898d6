import type { ApplicationService } from '@adonisjs/core/types'
import { BaseModel } from '@adonisjs/lucid/orm'
import { ModelAdapter } from '#core/database/model_adapter'

/** Ties models to the one door for writes. It opens nothing: providers run for code generation too. */
export default class DatabaseProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    BaseModel.$adapter = new ModelAdapter(await this.app.container.make('lucid.db'))
  }
}
