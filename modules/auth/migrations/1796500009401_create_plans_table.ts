import { Migration } from '#core/database/migration'

/** The plans of the installation. A limit of null is unlimited. */
export default class extends Migration {
  override async up() {
    this.createTable('plans', (columns) => {
      columns.id()
      columns.text('name', 60)
      // Of two plans whose names differ in case or accents alone nobody knows which is which.
      columns.text('name_folded', 120)
      columns.integer('members').nullable()
      columns.integer('clients').nullable()
      columns.integer('invoices_per_month').nullable()
      columns.integer('storage_bytes').nullable()
      // Given to each company that is let in.
      columns.boolean('is_default').defaultTo(false)
      columns.unique(['name_folded'])
    })
  }
}
