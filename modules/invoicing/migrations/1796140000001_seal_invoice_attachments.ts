import { Migration } from '#core/database/migration'

/** The key of the company that has sealed the content; null until the clock has sealed a file from before. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoice_attachments', {
      add: (columns) => {
        columns.text('key_id', 16).nullable()
        columns.index(['key_id', 'id'], 'invoice_attachments_unsealed')
      },
    })
  }
}
