import { Migration } from '#core/database/migration'
import { lineColumns } from '#modules/documents/public'

export default class extends Migration {
  override async up() {
    this.createTable('proposal_lines', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
      columns.integer('position')
      columns.companyReference('item_id', 'items').nullable()
      lineColumns(columns)
      columns.unique(['company_id', 'proposal_id', 'position'])
      columns.index(['company_id', 'item_id'], 'proposal_lines_item')
    })
  }
}
