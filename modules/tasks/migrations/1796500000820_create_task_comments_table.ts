import { Migration } from '#core/database/migration'

/** Comments that people write below a task, in plain text. */
export default class extends Migration {
  override async up() {
    this.createTable('task_comments', (columns) => {
      columns.companyId()
      columns.companyReference('task_id', 'tasks')
      columns.companyReference('author_id', 'users')
      columns.longText('text')
      columns.instant('created_at')
      columns.instant('edited_at').nullable()
      columns.index(['company_id', 'task_id', 'id'], 'task_comments_order')
    })
  }
}
