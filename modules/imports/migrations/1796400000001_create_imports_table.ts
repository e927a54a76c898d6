import { Migration } from '#core/database/migration'

/**
 * Tables that people import from other programs, from the upload to the report. `next_block` is the first block that
 * the current work has not finished; `worker` has claimed that work until `worked_until`.
 */
export default class extends Migration {
  override async up() {
    this.createTable('imports', (columns) => {
      columns.companyId()
      columns.text('kind', 10)
      columns.text('state', 12)
      columns.text('file_name', 200)
      columns.json('format')
      columns.json('headings')
      columns.json('samples')
      columns.text('shape_hash', 64)
      columns.json('mapping')
      columns.json('rules')
      columns.text('language', 2)
      columns.integer('row_count')
      columns.integer('block_count')
      columns.integer('next_block')
      columns.json('planned').nullable()
      columns.json('done').nullable()
      columns.text('worker', 36).nullable()
      columns.instant('worked_until')
      columns.reference('user_id', 'users')
      columns.instant('created_at')
      columns.instant('finished_at').nullable()
      columns.index(['state', 'worked_until'], 'imports_due')
      columns.index(['company_id', 'created_at'], 'imports_newest')
      columns.index(['company_id', 'kind', 'shape_hash', 'created_at'], 'imports_shape')
      columns.check("kind in ('clients', 'items', 'invoices', 'openings')", 'imports_kind_known')
      columns.check(
        "state in ('reading', 'mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone', 'failed')",
        'imports_state_known'
      )
    })
  }
}
