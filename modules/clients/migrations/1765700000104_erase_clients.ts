import { Migration } from '#core/database/migration'

/** A private client that was erased (GDPR, art. 17), and until when the law keeps its documents. */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => {
        columns.instant('erased_at').nullable()
        columns.day('retained_until').nullable()
      },
    })
  }
}
