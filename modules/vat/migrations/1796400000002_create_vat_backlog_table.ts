import { Migration } from '#core/database/migration'

/** Companies whose documents are older than the entries: worked through before the server takes its first request. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_backlog', (columns) => {
      columns.reference('company_id', 'companies')
      columns.table.primary(['company_id'])
    })
  }
}
