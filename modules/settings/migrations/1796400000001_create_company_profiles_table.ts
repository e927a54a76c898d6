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
      // Particulars of the seller that commercial documents and e-invoices (EN 16931) require, and the company's
      // pricing.
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
      // Texts of estimates around their lines, which differ from those of invoices.
      columns.longText('estimate_intro').nullable()
      columns.longText('estimate_closing').nullable()
      columns.longText('estimate_footer').nullable()
      // How a company's documents look, by their kind.
      columns.json('templates').nullable()
      // Whether clients have agreed to the term of payment, and whether consumers are warned of default (§ 286 BGB).
      columns.boolean('is_term_agreed').defaultTo(false)
      columns.boolean('warns_of_default').defaultTo(true)
      // The number under which authorities of Kosovo (NUI) and Albania (NIPT) know the company. It is no VAT id:
      // those of e-invoices begin with their country.
      columns.text('business_number', 40).defaultTo('')
      // When the first questions to a new company were answered or skipped.
      columns.instant('welcome_closed_at').nullable()
      // Whether letters begin with a salutation and end with a name, and whose.
      columns.boolean('has_greeting').defaultTo(true)
      columns.text('signer', 120).defaultTo('')
      // Whose public holidays apply in a company; empty for those of the whole country.
      columns.text('holiday_region', 5).defaultTo('')
      // The texts of a company in other languages than its own, by language and name.
      columns.json('texts').nullable()
      // Whether a company owes VAT on agreed or on received amounts, and how often it reports it.
      columns.text('vat_basis', 7).defaultTo('accrual')
      columns.text('vat_interval', 7).defaultTo('quarter')
      // A sentence of the company's own that says when and how invoices are paid.
      columns.text('payment_terms', 500).defaultTo('')
      // How many days before a direct debit the client is notified, and how early the bank needs its file.
      columns.integer('prenotification_days').defaultTo(14)
      columns.integer('collection_lead_days').defaultTo(1)
      // Whether the tax office has extended the due days of a company's VAT returns by one month.
      columns.boolean('is_vat_extended').defaultTo(false)
      columns.check("price_mode in ('net', 'gross')", 'company_profiles_price_mode_known')
      columns.check("vat_basis in ('accrual', 'cash')", 'company_profiles_basis_known')
      columns.check(
        "vat_interval in ('month', 'quarter', 'year')",
        'company_profiles_interval_known'
      )
    })
  }
}
