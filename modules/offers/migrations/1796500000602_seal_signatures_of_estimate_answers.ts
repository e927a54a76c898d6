import { Migration } from '#core/database/migration'

/** The key of the company that has sealed a signature under an answer to an estimate; null for one that is not sealed. */
export default class extends Migration {
  override async up() {
    this.changeTable('estimate_answers', {
      add: (columns) => {
        columns.text('key_id', 16).nullable()
        columns.index(['key_id', 'id'], 'estimate_answers_unsealed')
      },
    })
  }
}
