import { Migration } from '#core/database/migration'

/** Questions of the operator to a company that waits for approval, with the answers of the applicant. */
export default class extends Migration {
  override async up() {
    this.createTable('application_questions', (columns) => {
      columns.companyId()
      columns.text('question', 1000)
      columns.text('asker_id', 36).nullable()
      columns.instant('asked_at')
      columns.text('answer', 4000).nullable()
      columns.instant('answered_at').nullable()
      columns.index(['company_id', 'asked_at'], 'application_questions_asked')
      columns.check(
        '(answer is null) = (answered_at is null)',
        'application_questions_answered_whole'
      )
    })
  }
}
