import { Migration } from '#core/database/migration'

/** Base rates (§ 247 BGB) that a company has entered itself, in millionths of a percent. */
export default class extends Migration {
  override async up() {
    this.createTable('base_rates', (columns) => {
      columns.companyId()
      columns.day('from_on')
      columns.integer('percent')
      columns.unique(['company_id', 'from_on'])
    })
  }
}
