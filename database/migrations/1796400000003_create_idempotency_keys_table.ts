import { Migration } from '#core/database/migration'

/** One key, one effect: the answer is stored in the transaction of the effect and replayed afterwards. */
export default class extends Migration {
  override async up() {
    this.createTable('idempotency_keys', (columns) => {
      columns.text('scope_id', 36)
      columns.text('idempotency_key', 255)
      columns.text('request_hash', 64)
      columns.integer('status')
      columns.longText('body')
      columns.instant('created_at')
      columns.table.primary(['scope_id', 'idempotency_key'])
      columns.index(['created_at'], 'idempotency_keys_age')
    })
  }
}
