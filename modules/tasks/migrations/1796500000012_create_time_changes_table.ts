import { Migration } from '#core/database/migration'

/**
 * Each change of time with the entries before and after it, so that it can be taken back exactly.
 *
 * `position` counts the changes that one person made: the order in which they are taken back does not depend on a
 * clock. `reverses_id` names the change that a row takes back or makes again, `reversed_by` the row that has taken this
 * one back.
 */
export default class extends Migration {
  override async up() {
    this.createTable('time_changes', (columns) => {
      columns.companyId()
      // The author of the change, and the person whose time it is.
      columns.companyReference('user_id', 'users')
      columns.companyReference('person_id', 'users')
      columns.integer('position')
      columns.text('kind', 20)
      columns.instant('changed_at')
      columns.json('entries_before')
      columns.json('entries_after')
      columns.text('reverses_id', 36).nullable()
      columns.text('reversed_by', 36).nullable()
      columns.unique(['company_id', 'user_id', 'position'])
      columns.index(['changed_at'], 'time_changes_age')
    })
  }
}
