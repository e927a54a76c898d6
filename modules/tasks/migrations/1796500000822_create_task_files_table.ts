import { Migration } from '#core/database/migration'

/** Files that people put to a task, exactly as they were received. */
export default class extends Migration {
  override async up() {
    this.createTable('task_files', (columns) => {
      columns.companyId()
      columns.companyReference('task_id', 'tasks')
      columns.companyReference('added_by', 'users')
      columns.text('name', 120)
      columns.text('type', 80)
      columns.integer('size')
      columns.text('sha256', 64)
      columns.bytes('content')
      columns.instant('created_at')
      // The key of the company that has sealed the content; null where files are not sealed.
      columns.text('key_id', 16).nullable()
      columns.unique(['company_id', 'task_id', 'sha256'])
      columns.index(['key_id', 'id'], 'task_files_unsealed')
    })
  }
}
