import { Migration } from '#core/database/migration'

/** Texts of estimates around their lines, which differ from those of invoices. */
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
