import { Migration } from '#core/database/migration'

/** Why a company is suspended, as the operator has written it for the company; null for a company that is not. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      add: (columns) => {
        columns.text('suspension_reason', 1000).nullable()
      },
    })
  }
}
