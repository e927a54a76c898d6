import { Migration } from '#core/database/migration'

/** The invitations of a company are found without going through those of all others. */
export default class extends Migration {
  override async up() {
    this.changeTable('secret_links', {
      add: (columns) =>
        columns.index(['company_id', 'purpose', 'created_at'], 'secret_links_company'),
    })
  }
}
