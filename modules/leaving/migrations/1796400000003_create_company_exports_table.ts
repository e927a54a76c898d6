import { Migration } from '#core/database/migration'

/** Complete exports of a company: made by the clock, kept for some days as files beside the database. */
export default class extends Migration {
  override async up() {
    this.createTable('company_exports', (columns) => {
      columns.companyId()
      columns.text('state', 20)
      columns.integer('done')
      columns.integer('total')
      columns.integer('bytes')
      columns.text('requested_by', 36).nullable()
      columns.instant('created_at')
      columns.instant('worked_until').nullable()
      columns.instant('finished_at').nullable()
      columns.instant('expires_at')
      // How often the file was begun: one whose process dies each time is given up.
      columns.integer('attempts').defaultTo(0)
      columns.index(['state', 'created_at'], 'company_exports_due')
      columns.index(['expires_at'], 'company_exports_old')
      columns.check(
        "state in ('waiting', 'running', 'ready', 'failed')",
        'company_exports_state_known'
      )
    })
  }
}
