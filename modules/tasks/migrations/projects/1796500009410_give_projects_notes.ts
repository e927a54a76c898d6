import { Migration } from '#core/database/migration'

/** Notes of a project are for the people who work on it; its description says what the project is. */
export default class extends Migration {
  override async up() {
    this.changeTable('projects', {
      add: (columns) => {
        columns.longText('notes').defaultTo('')
      },
    })
  }
}
