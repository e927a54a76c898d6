import { Migration } from '#core/database/migration'

/** A company's expenses. Amounts are in `currency`; `own_*` holds the same amounts in the company's own currency. */
export default class extends Migration {
  override async up() {
    this.createTable('expenses', (columns) => {
      columns.companyId()
      columns.text('number', 60)
      columns.text('vendor', 200)
      columns.text('folded_vendor', 600)
      columns.text('vendor_vat_id', 20)
      columns.text('vendor_iban', 34)
      columns.text('reference', 100)
      columns.day('issued_on')
      columns.day('due_on').nullable()
      columns.day('paid_on').nullable()
      columns.text('tax_treatment', 20)
      columns.text('currency', 3)
      // Millionths of a unit of the company's currency for one unit of `currency`.
      columns.integer('exchange_rate').nullable()
      columns.money('net')
      columns.money('tax')
      columns.money('gross')
      columns.money('owed_tax')
      columns.text('own_currency', 3)
      columns.money('own_net')
      columns.money('own_tax')
      columns.money('own_gross')
      columns.money('own_owed_tax')
      columns.integer('receipts')
      columns.longText('notes')
      columns.longText('words')
      columns.instant('created_at')
      columns.instant('updated_at')
      columns.integer('version')
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'issued_on', 'id'], 'expenses_by_day')
      columns.index(['company_id', 'paid_on', 'due_on'], 'expenses_to_pay')
      columns.index(['company_id', 'folded_vendor', 'id'], 'expenses_by_vendor')
      columns.check(
        "tax_treatment in ('domestic', 'reverseCharge')",
        'expenses_tax_treatment_known'
      )
      columns.check('gross = net + tax', 'expenses_add_up')
    })
  }
}
