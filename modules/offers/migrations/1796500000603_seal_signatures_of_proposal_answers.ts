import { Migration } from '#core/database/migration'

/** The key of the company that has sealed a signature under an answer to a proposal; null for one that is not sealed. */
export default class extends Migration {
  override async up() {
    this.changeTable('proposal_answers', {
      add: (columns) => {
        columns.text('key_id', 16).nullable()
        columns.index(['key_id', 'id'], 'proposal_answers_unsealed')
      },
    })
  }
}
