import { Migration } from '#core/database/migration'

/** Questions to the assistant with their answers at that time. Each person sees and deletes their own. */
export default class extends Migration {
  override async up() {
    this.createTable('assistant_questions', (columns) => {
      columns.companyId()
      columns.reference('user_id', 'users')
      columns.text('text', 500)
      columns.json('outcome')
      columns.instant('asked_at')
      columns.index(['company_id', 'user_id', 'id'], 'assistant_questions_of_person')
    })
  }
}
