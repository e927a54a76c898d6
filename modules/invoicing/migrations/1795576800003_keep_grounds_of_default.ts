import { Migration } from '#core/database/migration'

/**
 * Whether the client has agreed to the due date, and whether the invoice points out that default begins after thirty
 * days. Invoices from before this migration say neither.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.boolean('is_due_agreed').defaultTo(false)
        columns.boolean('warns_of_default').defaultTo(false)
      },
    })
  }
}
