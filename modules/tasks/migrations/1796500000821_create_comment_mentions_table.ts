import { Migration } from '#core/database/migration'

/** People who got a mail because a comment names them: a later edit mails nobody twice. */
export default class extends Migration {
  override async up() {
    this.createTable('comment_mentions', (columns) => {
      columns.text('company_id', 36)
      columns.companyReference('comment_id', 'task_comments')
      columns.companyReference('user_id', 'users')
      columns.table.primary(['company_id', 'comment_id', 'user_id'])
    })
  }
}
