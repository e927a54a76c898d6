import { Migration } from '#core/database/migration'

/** Something to do, in a project or on its own. */
export default class extends Migration {
  override async up() {
    this.createTable('tasks', (columns) => {
      columns.companyId()
      columns.companyReference('project_id', 'projects').nullable()
      columns.text('title', 300)
      columns.text('folded_title', 900)
      columns.longText('description')
      columns.text('status', 20)
      columns.text('priority', 20)
      columns.day('due_on').nullable()
      columns.integer('estimated_seconds').nullable()
      columns.companyReference('created_by', 'users')
      columns.instant('created_at')
      columns.instant('done_at').nullable()
      columns.integer('version')
      columns.index(['company_id', 'status', 'due_on'], 'tasks_due')
      columns.index(['company_id', 'project_id', 'status'], 'tasks_project')
      columns.check("status in ('open', 'done')", 'tasks_status_known')
      columns.check("priority in ('low', 'normal', 'high')", 'tasks_priority_known')
    })
  }
}
