import { Migration } from '#core/database/migration'

/** Assignees of a task. Assignment opens the task to employees, even outside their projects. */
export default class extends Migration {
  override async up() {
    this.createTable('task_assignees', (columns) => {
      columns.text('company_id', 36)
      columns.companyReference('task_id', 'tasks')
      columns.companyReference('user_id', 'users')
      columns.table.primary(['company_id', 'task_id', 'user_id'])
      columns.index(['company_id', 'user_id'], 'task_assignees_user')
    })
  }
}
