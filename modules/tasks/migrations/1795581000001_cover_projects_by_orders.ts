import { Migration } from '#core/database/migration'

/** Whether the time of a project is paid by an order: an accepted estimate or proposal that it was made from. */
export default class extends Migration {
  override async up() {
    this.changeTable('projects', {
      add: (columns) => columns.boolean('is_covered').defaultTo(false),
    })
  }
}
