import { Migration } from '#core/database/migration'

/** A client that was merged into another stays as the trace of its number; `merged_into_id` says where it went. */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => {
        columns.companyReference('merged_into_id', 'clients').nullable()
      },
    })
  }
}
