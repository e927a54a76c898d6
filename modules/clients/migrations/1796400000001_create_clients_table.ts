import { Migration } from '#core/database/migration'

/** The clients of a company. `sort_name` and `search_text` are folded copies (core/database/search.ts). */
export default class extends Migration {
  override async up() {
    this.createTable('clients', (columns) => {
      columns.companyId()
      columns.text('number', 60)
      columns.integer('number_sequence')
      columns.text('type', 20)
      columns.text('name', 200)
      columns.text('sort_name', 200)
      columns.text('email', 254)
      columns.text('phone', 60)
      columns.text('vat_id', 20)
      columns.text('tax_number', 40)
      columns.text('language', 2).nullable()
      columns.text('currency', 3).nullable()
      columns.integer('payment_term_days').nullable()
      columns.text('street', 200)
      columns.text('postal_code', 20)
      columns.text('city', 120)
      columns.text('country', 2)
      columns.json('shipping_address').nullable()
      columns.longText('notes')
      columns.boolean('is_archived')
      columns.longText('search_text')
      columns.integer('version')
      columns.instant('created_at')
      columns.instant('updated_at')
      // Defaults for the documents of a client, and the address of its e-invoices.
      columns.text('address_line', 200).defaultTo('')
      columns.text('buyer_reference', 100).defaultTo('')
      columns.text('e_address', 200).defaultTo('')
      columns.text('e_address_scheme', 4).defaultTo('')
      columns.text('tax_treatment', 20).nullable()
      columns.json('skonto').nullable()
      columns.integer('hourly_rate').nullable()
      columns.boolean('is_reminded').defaultTo(true)
      // A client that was merged into another stays as the trace of its number; `merged_into_id` says where it went.
      columns.companyReference('merged_into_id', 'clients').nullable()
      // A private client that was erased (GDPR, art. 17), and until when the law keeps its documents.
      columns.instant('erased_at').nullable()
      columns.day('retained_until').nullable()
      // Whether a client has agreed to its term of payment; null for what holds for all clients of the company.
      columns.boolean('is_term_agreed').nullable()
      // The number under which authorities of Kosovo (NUI) and Albania (NIPT) know the client. It is no VAT id: those
      // of e-invoices begin with their country.
      columns.text('business_number', 40).defaultTo('')
      // How a private person is addressed in letters; empty when nobody has said it.
      columns.text('form_of_address', 2).defaultTo('')
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'is_archived', 'sort_name'], 'clients_by_name')
      columns.index(['company_id', 'is_archived', 'number_sequence'], 'clients_by_number')
      columns.index(['company_id', 'is_archived', 'created_at'], 'clients_by_age')
      columns.check("type in ('business', 'person', 'public')", 'clients_type_known')
      columns.check(
        "tax_treatment in ('domestic', 'reverseCharge', 'intraCommunity', 'export', 'outsideScope')",
        'clients_tax_treatment_known'
      )
      columns.check("form_of_address in ('', 'ms', 'mr')", 'clients_form_of_address_known')
    })
  }
}
