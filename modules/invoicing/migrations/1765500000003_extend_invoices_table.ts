import { Migration } from '#core/database/migration'

/**
 * Invoices with gross prices, document discount, Skonto, service period and references; down payments and final
 * invoices (`stage`), and credit notes, which are negative. `frozen_version` says in which form the content of
 * an issued document was hashed.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      dropChecks: ['invoices_kind_known', 'invoices_paid_within_total'],
      add: (columns) => {
        columns.text('stage', 12).defaultTo('full')
        columns.companyReference('corrects_id', 'invoices').nullable()
        columns.text('price_mode', 5).defaultTo('net')
        columns.integer('discount_percent').nullable()
        columns.integer('discount_amount').nullable()
        columns.text('discount_reason', 200).defaultTo('')
        columns.money('line_sum').defaultTo(0)
        columns.money('discount').defaultTo(0)
        columns.day('service_until').nullable()
        columns.json('skonto').nullable()
        columns.text('buyer_reference', 100).defaultTo('')
        columns.text('order_number', 100).defaultTo('')
        columns.text('project_reference', 100).defaultTo('')
        columns.longText('intro').nullable()
        columns.longText('closing').nullable()
        columns.text('exemption_reason', 500).defaultTo('')
        columns.integer('exchange_rate').nullable()
        columns.integer('frozen_version').defaultTo(1)

        columns.index(['company_id', 'corrects_id'], 'invoices_corrects')
        columns.check("kind in ('invoice', 'cancellation', 'creditNote')", 'invoices_kind_known')
        columns.check(
          "(kind = 'creditNote') = (corrects_id is not null)",
          'invoices_corrects_other'
        )
        columns.check("stage in ('full', 'downPayment', 'final')", 'invoices_stage_known')
        columns.check("price_mode in ('net', 'gross')", 'invoices_price_mode_known')
        columns.check(
          'discount_percent is null or discount_amount is null',
          'invoices_one_discount'
        )
        columns.check(
          'paid = 0 or (paid > 0 and paid <= total) or (paid < 0 and paid >= total)',
          'invoices_paid_within_total'
        )
      },
    })
    this.fill('update invoices set line_sum = net')
  }
}
