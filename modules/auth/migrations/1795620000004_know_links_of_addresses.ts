import { Migration } from '#core/database/migration'

/** Links that confirm an address, and those that object to its change. */
export default class extends Migration {
  override async up() {
    this.changeTable('secret_links', {
      dropChecks: ['secret_links_purpose_known'],
      add: (columns) =>
        columns.check(
          "purpose in ('company_approve', 'company_reject', 'password_reset', 'invitation', 'setup', 'address_change', 'address_objection', 'address_confirm')",
          'secret_links_purpose_known'
        ),
    })
  }
}
