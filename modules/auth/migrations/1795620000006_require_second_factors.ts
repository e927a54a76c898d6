import { Migration } from '#core/database/migration'

/** Whether everybody of a company has to sign in with a second factor. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      add: (columns) => columns.boolean('requires_second_factor').defaultTo(false),
    })
  }
}
