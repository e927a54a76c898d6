import { Migration } from '#core/database/migration'

/** The company's own letterhead as the background of documents; null where Kontor's is printed. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.json('stationery').nullable()
      },
    })
  }
}
