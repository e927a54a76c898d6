import { Migration } from '#core/database/migration'

/** Lets the second of two editors get a conflict instead of undoing the changes of the first. */
export default class extends Migration {
  override async up() {
    this.changeTable('items', { add: (columns) => columns.integer('version').defaultTo(1) })
  }
}
