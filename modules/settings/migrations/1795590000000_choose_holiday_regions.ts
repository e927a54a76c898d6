import { Migration } from '#core/database/migration'

/** Whose public holidays apply in a company; empty for those of the whole country. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.text('holiday_region', 5).defaultTo('')
      },
    })
  }
}
