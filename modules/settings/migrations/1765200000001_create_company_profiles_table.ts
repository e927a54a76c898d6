import { Migration } from '#core/database/migration'

/** A company's particulars on its documents, and its ways of working. A company without a row has the defaults. */
export default class extends Migration {
  override async up() {
    this.createTable('company_profiles', (columns) => {
      columns.reference('company_id', 'companies').primary()
      columns.text('legal_form', 80)
      columns.text('street', 200)
      columns.text('postal_code', 20)
      columns.text('city', 120)
      columns.text('country', 2)
      columns.text('vat_id', 20)
      columns.text('tax_number', 40)
      columns.text('register_entry', 200)
      columns.text('email', 254)
      columns.text('phone', 60)
      columns.text('website', 200)
      columns.text('bank_name', 120)
      columns.text('iban', 34)
      columns.text('bic', 11)
      columns.text('logo', 64).nullable()
      columns.text('accent_color', 7)
      columns.integer('payment_term_days')
      columns.integer('default_tax_basis_points')
      columns.longText('invoice_intro')
      columns.longText('invoice_footer')
      columns.instant('updated_at')
    })
  }
}
