import { Migration } from '#core/database/migration'

/** The checklist of a template, in the order of `position`. */
export default class extends Migration {
  override async up() {
    this.createTable('template_steps', (columns) => {
      columns.companyId()
      columns.companyReference('template_id', 'task_templates')
      columns.integer('position')
      columns.text('title', 300)
      columns.index(['company_id', 'template_id', 'position'], 'template_steps_order')
    })
  }
}
