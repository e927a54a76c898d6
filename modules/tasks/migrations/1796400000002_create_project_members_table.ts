import { Migration } from '#core/database/migration'

/** Members of a project. Membership opens the project and its tasks to employees. */
export default class extends Migration {
  override async up() {
    this.createTable('project_members', (columns) => {
      columns.text('company_id', 36)
      columns.companyReference('project_id', 'projects')
      columns.companyReference('user_id', 'users')
      columns.table.primary(['company_id', 'project_id', 'user_id'])
      columns.index(['company_id', 'user_id'], 'project_members_user')
    })
  }
}
