import { Migration } from '#core/database/migration'

/** So that the second of two editors is told instead of undoing what the first has done. */
export default class extends Migration {
  override async up() {
    this.changeTable('items', { add: (columns) => columns.integer('version').defaultTo(1) })
  }
}
