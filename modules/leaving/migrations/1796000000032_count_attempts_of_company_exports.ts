import { Migration } from '#core/database/migration'

/** How often the file was begun: one whose process dies each time is given up. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_exports', {
      add: (columns) => columns.integer('attempts').defaultTo(0),
    })
  }
}
