import { Migration } from '#core/database/migration'

/**
 * The rows of an import, a few hundred in a block: their cells until they are imported, then their plan and their
 * outcome. A block is processed in one transaction with the step of `imports.next_block`.
 */
export default class extends Migration {
  override async up() {
    this.createTable('import_blocks', (columns) => {
      columns.companyId()
      columns.companyReference('import_id', 'imports')
      columns.integer('position')
      columns.json('content')
      columns.json('plan').nullable()
      columns.json('outcome').nullable()
      columns.json('faults')
      columns.integer('fault_count')
      columns.unique(['company_id', 'import_id', 'position'])
      columns.index(['company_id', 'import_id', 'fault_count'], 'import_blocks_faults')
    })
  }
}
