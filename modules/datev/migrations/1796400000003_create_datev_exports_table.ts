import { Migration } from '#core/database/migration'

/** Exports for the tax adviser: made by the clock, their files are kept for some days, the rows show what was handed over. */
export default class extends Migration {
  override async up() {
    this.createTable('datev_exports', (columns) => {
      columns.companyId()
      columns.text('state', 20)
      columns.day('from_on')
      columns.day('to_on')
      columns.boolean('has_receipts')
      columns.integer('bookings')
      columns.integer('receipts')
      columns.integer('remarks')
      columns.integer('bytes')
      columns.text('requested_by', 36).nullable()
      columns.instant('created_at')
      columns.instant('worked_until').nullable()
      columns.instant('expires_at')
      // How often the file was begun: one whose process dies each time is given up.
      columns.integer('attempts').defaultTo(0)
      columns.index(['state', 'created_at'], 'datev_exports_due')
      columns.index(['company_id', 'created_at'], 'datev_exports_newest')
      columns.index(['expires_at'], 'datev_exports_old')
      columns.check(
        "state in ('waiting', 'running', 'ready', 'failed', 'expired')",
        'datev_exports_state_known'
      )
    })
  }
}
