import { Migration } from '#core/database/migration'

/** Time that a retainer has settled, in the period against whose hours it counts; an entry counts once. */
export default class extends Migration {
  override async up() {
    this.createTable('retained_time', (columns) => {
      columns.companyId()
      columns.companyReference('entry_id', 'time_entries')
      columns.companyReference('period_id', 'retainer_periods')
      // The invoice that bills the entry: another one than that of the period for time that was entered late.
      columns.text('invoice_id', 36)
      // As it is billed, and how much of that the fee includes.
      columns.integer('seconds')
      columns.integer('included_seconds')
      columns.unique(['company_id', 'entry_id'], 'retained_time_once')
      columns.index(['company_id', 'period_id'], 'retained_time_period')
      columns.index(['company_id', 'invoice_id'], 'retained_time_invoice')
      columns.check(
        'included_seconds >= 0 and included_seconds <= seconds',
        'retained_time_included_fits'
      )
    })
  }
}
