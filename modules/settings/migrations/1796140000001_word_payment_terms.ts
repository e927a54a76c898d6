import { Migration } from '#core/database/migration'

/** A sentence of the company's own that says when and how invoices are paid. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.text('payment_terms', 500).defaultTo('')
      },
    })
  }
}
