import { Migration } from '#core/database/migration'

/** Defaults for the documents of a client, and the address of its e-invoices. */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => {
        columns.text('address_line', 200).defaultTo('')
        columns.text('buyer_reference', 100).defaultTo('')
        columns.text('e_address', 200).defaultTo('')
        columns.text('e_address_scheme', 4).defaultTo('')
        columns.text('tax_treatment', 20).nullable()
        columns.json('skonto').nullable()
        columns.integer('hourly_rate').nullable()
        columns.boolean('is_reminded').defaultTo(true)
        columns.check(
          "tax_treatment in ('domestic', 'reverseCharge', 'intraCommunity', 'export', 'outsideScope')",
          'clients_tax_treatment_known'
        )
      },
    })
  }
}
