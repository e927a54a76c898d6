import { Migration } from '#core/database/migration'

/**
 * The client of the invoice lies in its VAT entries and in their wide index, so that the revenue by client reads no
 * invoice. Without one, the client's name was typed.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('vat_entries', {
      add: (columns) => {
        columns.text('client_id', 36).nullable()
      },
    })
    this.fill(`update vat_entries set client_id = (
      select invoices.client_id from invoices
      where invoices.company_id = vat_entries.company_id and invoices.id = vat_entries.invoice_id)`)
    this.defer(async (client) => {
      await client.rawQuery(
        `create index vat_entries_amounts on vat_entries
          (company_id, basis, day_on, currency, category, rate, net, tax, cause, client_id)`
      )
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index vat_entries_sums${isSqlite ? '' : ' on vat_entries'}`)
    })
  }
}
