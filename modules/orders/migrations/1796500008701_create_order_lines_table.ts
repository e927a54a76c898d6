import { Migration } from '#core/database/migration'
import { lineColumns } from '#modules/documents/public'

export default class extends Migration {
  override async up() {
    this.createTable('order_lines', (columns) => {
      columns.companyId()
      columns.companyReference('order_id', 'orders')
      columns.integer('position')
      columns.companyReference('item_id', 'items').nullable()
      lineColumns(columns)
      columns.unique(['company_id', 'order_id', 'position'])
      columns.index(['company_id', 'item_id'], 'order_lines_item')
    })
  }
}
