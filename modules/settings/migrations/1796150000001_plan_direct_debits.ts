import { Migration } from '#core/database/migration'

/** How many days before a direct debit the client is notified, and how early the bank needs its file. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.integer('prenotification_days').defaultTo(14)
        columns.integer('collection_lead_days').defaultTo(1)
      },
    })
  }
}
