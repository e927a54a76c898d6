import { Migration } from '#core/database/migration'

/**
 * Where a task was put on the board. `column_id` names a column of the company or one of the first ones, which have no
 * row; a task without a place is put where its state belongs, see column_of.ts.
 */
export default class extends Migration {
  override async up() {
    this.createTable('board_places', (columns) => {
      columns.companyId()
      columns.companyReference('task_id', 'tasks')
      columns.text('column_id', 36)
      // The order inside the column, with gaps.
      columns.integer('position')
      columns.unique(['company_id', 'task_id'])
    })
  }
}
