import { Migration } from '#core/database/migration'

/** Since when a company's mail server has failed, why, and whether its owners have a mail about that. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_mail_servers', {
      add: (columns) => {
        columns.instant('failing_since_at').nullable()
        columns.text('trouble', 12).nullable()
        columns.text('last_answer', 200).nullable()
        columns.instant('owners_mailed_at').nullable()
      },
    })
  }
}
