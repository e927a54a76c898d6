import { Migration } from '#core/database/migration'

/**
 * Particulars of the seller that commercial documents and e-invoices (EN 16931) require, and the company's pricing.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.boolean('is_small_business').defaultTo(false)
        columns.text('price_mode', 5).defaultTo('net')
        columns.json('skonto').nullable()
        columns.text('trading_name', 200).defaultTo('')
        columns.text('address_line', 200).defaultTo('')
        columns.text('legal_note', 500).defaultTo('')
        columns.text('contact_name', 120).defaultTo('')
        columns.text('contact_phone', 60).defaultTo('')
        columns.text('contact_email', 254).defaultTo('')
        columns.text('e_address', 200).defaultTo('')
        columns.text('e_address_scheme', 4).defaultTo('')
        columns.text('account_holder', 120).defaultTo('')
        columns.text('creditor_id', 35).defaultTo('')
        columns.longText('invoice_closing').nullable()
        columns.check("price_mode in ('net', 'gross')", 'company_profiles_price_mode_known')
      },
    })
  }
}
