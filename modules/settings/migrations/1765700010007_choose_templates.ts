import { Migration } from '#core/database/migration'

/** How a company's documents look, by their kind. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', { add: (columns) => columns.json('templates').nullable() })
  }
}
