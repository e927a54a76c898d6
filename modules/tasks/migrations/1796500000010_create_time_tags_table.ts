import { Migration } from '#core/database/migration'

/** Words by which a company groups its time across projects; the same word in other letters is one tag. */
export default class extends Migration {
  override async up() {
    this.createTable('time_tags', (columns) => {
      columns.companyId()
      columns.text('name', 40)
      columns.text('folded_name', 300)
      columns.instant('created_at')
      columns.unique(['company_id', 'folded_name'])
    })
  }
}
