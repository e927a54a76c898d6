import { Migration } from '#core/database/migration'

/**
 * Sums of VAT entries by day, updated as the entries change, so that reports over years read a few thousand rows
 * instead of every entry. A day has one row for each basis, currency, category, rate and cause.
 */
export default class extends Migration {
  override async up() {
    this.createTable('vat_sums', (columns) => {
      columns.reference('company_id', 'companies')
      columns.text('basis', 7)
      columns.day('day_on')
      columns.text('currency', 3)
      columns.text('category', 2)
      columns.integer('rate')
      columns.text('cause', 10)
      columns.integer('entries')
      columns.money('net')
      columns.money('tax')
      columns.table.primary([
        ...['company_id', 'basis', 'day_on', 'currency', 'category', 'rate', 'cause'],
      ])
      columns.check('entries >= 0', 'vat_sums_entries_counted')
    })
    this.fill('delete from vat_sums')
    this.fill(`insert into vat_sums
      (company_id, basis, day_on, currency, category, rate, cause, entries, net, tax)
      select company_id, basis, day_on, currency, category, rate, cause, count(*), sum(net), sum(tax)
      from vat_entries group by company_id, basis, day_on, currency, category, rate, cause`)
  }
}
