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
      // Which expenses are charged on to which client, and with what mark-up: millionths of a percent.
      columns.companyReference('client_id', 'clients').nullable()
      columns.boolean('is_rebillable').defaultTo(false)
      columns.integer('markup').defaultTo(0)
      // The private share of an expense in millionths of a percent, and the business part of its amounts in the
      // company's currency; the project that it was made for.
      columns.integer('private_share').defaultTo(0)
      columns.money('own_business_net').defaultTo(0)
      columns.money('own_business_tax').defaultTo(0)
      columns.money('own_business_owed_tax').defaultTo(0)
      columns.companyReference('project_id', 'projects').nullable()
      // The vendor, whose name on the receipt stays with the expense; a journey has none.
      columns.companyReference('vendor_id', 'vendors').nullable()
      // Skonto that a vendor offers on an expense: percent in millionths, last day and amount in the currency of the
      // receipt. When it was taken, `own_skonto_*` holds by how much the amounts in the company's currency were
      // lowered.
      columns.integer('skonto_percent').nullable()
      columns.day('skonto_on').nullable()
      columns.money('skonto').defaultTo(0)
      columns.boolean('took_skonto').defaultTo(false)
      columns.money('own_skonto_net').defaultTo(0)
      columns.money('own_skonto_tax').defaultTo(0)
      columns.money('own_skonto_owed_tax').defaultTo(0)
      columns.money('own_skonto_business_net').defaultTo(0)
      columns.money('own_skonto_business_tax').defaultTo(0)
      columns.money('own_skonto_business_owed_tax').defaultTo(0)
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'issued_on', 'id'], 'expenses_by_day')
      columns.index(['company_id', 'paid_on', 'due_on'], 'expenses_to_pay')
      columns.index(['company_id', 'folded_vendor', 'id'], 'expenses_by_vendor')
      columns.index(['company_id', 'client_id', 'is_rebillable'], 'expenses_to_rebill')
      columns.index(['company_id', 'project_id', 'issued_on'], 'expenses_of_project')
      columns.index(['company_id', 'vendor_id', 'id'], 'expenses_of_vendor')
      columns.check(
        "tax_treatment in ('domestic', 'reverseCharge', 'acquisition', 'zeroAcquisition', 'exemptAcquisition')",
        'expenses_tax_treatment_known'
      )
      columns.check('gross = net + tax', 'expenses_add_up')
      columns.check('(skonto_percent is null) = (skonto_on is null)', 'expenses_skonto_is_whole')
    })
  }
}
