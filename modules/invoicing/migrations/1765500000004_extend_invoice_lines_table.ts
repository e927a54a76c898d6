import { Migration } from '#core/database/migration'

/** Texts, headings and subtotals, discounts as amounts, VAT categories and service periods of lines. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoice_lines', {
      add: (columns) => {
        columns.text('kind', 10).defaultTo('item')
        columns.integer('discount_amount').nullable()
        columns.text('tax_category', 2).defaultTo('S')
        columns.day('service_on').nullable()
        columns.day('service_until').nullable()
        columns.boolean('is_optional').defaultTo(false)
        columns.integer('alternative_of').nullable()
        columns.money('amount').defaultTo(0)
        columns.money('reduction').defaultTo(0)
        columns.check("kind in ('item', 'text', 'heading', 'subtotal')", 'invoice_lines_kind_known')
      },
    })
    this.fill(
      "update invoice_lines set amount = net, tax_category = case when tax_rate = 0 then 'Z' else 'S' end"
    )
  }
}
