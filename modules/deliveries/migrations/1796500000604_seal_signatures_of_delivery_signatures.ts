import { Migration } from '#core/database/migration'

/** The key of the company that has sealed a signature under a delivery note; null for one that is not sealed. */
export default class extends Migration {
  override async up() {
    this.changeTable('delivery_signatures', {
      add: (columns) => {
        columns.text('key_id', 16).nullable()
        columns.index(['key_id', 'id'], 'delivery_signatures_unsealed')
      },
    })
  }
}
