import { Migration } from '#core/database/migration'

/** Starting points for new proposals: whole ones (`proposal`), or a single block for any of them (`snippet`). */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_templates', (columns) => {
      columns.companyId()
      columns.text('kind', 8)
      columns.text('name', 200)
      columns.text('folded_name', 450)
      columns.text('language', 2)
      columns.text('title', 200)
      columns.json('blocks')
      columns.json('lines')
      columns.instant('created_at')
      columns.index(['company_id', 'kind', 'folded_name', 'id'], 'proposal_templates_name')
      columns.check("kind in ('proposal', 'snippet')", 'proposal_templates_kind_known')
    })
  }
}
