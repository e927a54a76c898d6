import { Migration } from '#core/database/migration'

/** How the numbers of one kind of record look. The row is also the lock under which a number is given. */
export default class extends Migration {
  override async up() {
    this.createTable('number_ranges', (columns) => {
      columns.reference('company_id', 'companies')
      columns.text('kind', 30)
      columns.text('pattern', 60)
      columns.boolean('resets_yearly')
      columns.table.primary(['company_id', 'kind'])
    })
  }
}
