import { Migration } from '#core/database/migration'

/**
 * The records created from an accepted proposal or estimate, one row for each kind. Estimates store their invoice
 * themselves. The record may be gone since: a draft or a project can be deleted.
 */
export default class extends Migration {
  override async up() {
    this.createTable('conversions', (columns) => {
      columns.companyId()
      columns.text('source_type', 8)
      columns.text('source_id', 36)
      columns.text('target_type', 9)
      columns.text('target_id', 36)
      columns.instant('created_at')
      columns.unique(['company_id', 'source_id', 'target_type'])
      columns.index(['company_id', 'target_id'], 'conversions_target')
      columns.check("source_type in ('proposal', 'estimate')", 'conversions_source_known')
      columns.check(
        "target_type in ('estimate', 'invoice', 'advance', 'recurring', 'project')",
        'conversions_target_known'
      )
    })
  }
}
