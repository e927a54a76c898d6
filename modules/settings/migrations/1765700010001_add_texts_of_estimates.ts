import { Migration } from '#core/database/migration'

/** What estimates say around their lines, which is not what invoices say. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.longText('estimate_intro').nullable()
        columns.longText('estimate_closing').nullable()
        columns.longText('estimate_footer').nullable()
      },
    })
  }
}
