import { Migration } from '#core/database/migration'

/** Whether the tax office has extended the due days of a company's VAT returns by one month. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.boolean('is_vat_extended').defaultTo(false)
      },
    })
  }
}
