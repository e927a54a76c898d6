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
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'is_archived', 'sort_name'], 'clients_by_name')
      columns.index(['company_id', 'is_archived', 'number_sequence'], 'clients_by_number')
      columns.index(['company_id', 'is_archived', 'created_at'], 'clients_by_age')
      columns.check("type in ('business', 'person', 'public')", 'clients_type_known')
    })
  }
}
