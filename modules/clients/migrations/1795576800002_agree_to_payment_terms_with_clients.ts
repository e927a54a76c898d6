import { Migration } from '#core/database/migration'

/** Whether a client has agreed to its term of payment; null for what holds for all clients of the company. */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => columns.boolean('is_term_agreed').nullable(),
    })
  }
}
