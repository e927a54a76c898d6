import { Migration } from '#core/database/migration'

/** Questions of clients about a proposal. */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_questions', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
      columns.text('name', 200)
      columns.text('question', 2000)
      columns.instant('asked_at')
      columns.index(['company_id', 'proposal_id', 'asked_at'], 'proposal_questions_asked')
    })
  }
}
