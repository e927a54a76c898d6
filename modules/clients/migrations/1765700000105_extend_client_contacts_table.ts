import { Migration } from '#core/database/migration'

/** Contacts who get documents in copy. */
export default class extends Migration {
  override async up() {
    this.changeTable('client_contacts', {
      add: (columns) => {
        columns.boolean('gets_copies').defaultTo(false)
      },
    })
  }
}
