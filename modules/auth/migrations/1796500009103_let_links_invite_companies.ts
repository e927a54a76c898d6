import { Migration } from '#core/database/migration'

/** Links that let a company register, and links that open a question to an applicant. */
export default class extends Migration {
  override async up() {
    this.changeTable('secret_links', {
      dropChecks: ['secret_links_purpose_known'],
      add: (columns) => {
        columns.check(
          "purpose in ('company_approve', 'company_reject', 'password_reset', 'invitation', 'setup', 'address_change', 'address_objection', 'address_confirm', 'registration', 'question')",
          'secret_links_purpose_known'
        )
      },
    })
  }
}
