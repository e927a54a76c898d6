import { Migration } from '#core/database/migration'

/** The newest link of each company's audit chain; moved on by compare-and-set. */
export default class extends Migration {
  override async up() {
    this.createTable('chain_heads', (columns) => {
      columns.text('company_id', 36).primary()
      columns.integer('sequence')
      columns.text('hash', 64)
    })
  }
}
