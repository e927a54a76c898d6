import { Migration } from '#core/database/migration'

/** The vendor's address as it is in the file, in the characters of SEPA; empty where it is not known. */
export default class extends Migration {
  override async up() {
    this.changeTable('transfers', {
      add: (columns) => {
        columns.text('street', 70).defaultTo('')
        columns.text('postal_code', 16).defaultTo('')
        columns.text('city', 35).defaultTo('')
        columns.text('country', 2).defaultTo('')
      },
    })
  }
}
