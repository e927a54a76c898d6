import { Migration } from '#core/database/migration'

/** Requests and tokens that a company has used in a calendar month of its time zone (`YYYY-MM`). */
export default class extends Migration {
  override async up() {
    this.createTable('model_usage', (columns) => {
      columns.companyId()
      columns.text('month', 7)
      columns.integer('requests')
      columns.integer('tokens')
      columns.unique(['company_id', 'month'])
    })
  }
}
