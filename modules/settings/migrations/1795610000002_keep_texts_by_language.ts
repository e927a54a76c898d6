import { Migration } from '#core/database/migration'

/** The texts of a company in other languages than its own, by language and name. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.json('texts').nullable()
      },
    })
  }
}
