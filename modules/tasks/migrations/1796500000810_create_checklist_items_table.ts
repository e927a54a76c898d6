import { Migration } from '#core/database/migration'

/** The steps of a task, in the order of `position`. */
export default class extends Migration {
  override async up() {
    this.createTable('checklist_items', (columns) => {
      columns.companyId()
      columns.companyReference('task_id', 'tasks')
      columns.integer('position')
      columns.text('title', 300)
      columns.boolean('is_done')
      columns.instant('created_at')
      columns.index(['company_id', 'task_id', 'position'], 'checklist_items_order')
    })
  }
}
