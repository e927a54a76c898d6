import { Migration } from '#core/database/migration'

/** The years for which a company has chosen the pool, for all assets that may go into it (§ 6 (2a) sentence 5 EStG). */
export default class extends Migration {
  override async up() {
    this.createTable('asset_pools', (columns) => {
      columns.companyId()
      columns.text('year', 4)
      columns.unique(['company_id', 'year'])
    })
  }
}
