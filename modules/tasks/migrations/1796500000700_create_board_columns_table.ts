import { Migration } from '#core/database/migration'

/** The columns of a company's board, once it has changed the first ones; see board_columns.ts. */
export default class extends Migration {
  override async up() {
    this.createTable('board_columns', (columns) => {
      columns.companyId()
      columns.integer('position')
      columns.text('name', 60)
      columns.text('color', 10)
      columns.boolean('is_done')
      columns.unique(['company_id', 'position'])
    })
  }
}
