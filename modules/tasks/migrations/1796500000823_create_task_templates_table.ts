import { Migration } from '#core/database/migration'

/** Tasks that a company does again and again, to be made in any project. */
export default class extends Migration {
  override async up() {
    this.createTable('task_templates', (columns) => {
      columns.companyId()
      columns.text('title', 300)
      columns.text('folded_title', 900)
      columns.longText('description')
      columns.text('priority', 20)
      columns.integer('estimated_seconds').nullable()
      columns.instant('created_at')
      columns.integer('version')
      columns.check("priority in ('low', 'normal', 'high')", 'task_templates_priority_known')
    })
  }
}
