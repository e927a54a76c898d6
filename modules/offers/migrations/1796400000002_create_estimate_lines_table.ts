import { Migration } from '#core/database/migration'
import { lineColumns } from '#modules/documents/public'

export default class extends Migration {
  override async up() {
    this.createTable('estimate_lines', (columns) => {
      columns.companyId()
      columns.companyReference('estimate_id', 'estimates')
      columns.integer('position')
      columns.companyReference('item_id', 'items').nullable()
      lineColumns(columns)
      columns.unique(['company_id', 'estimate_id', 'position'])
      columns.index(['company_id', 'item_id'], 'estimate_lines_item')
    })
  }
}
