import { Migration } from '#core/database/migration'

/**
 * The retainer that covers the time of a project: the id of its recurring invoice, whose table is a later module's, and
 * the instants from and before which time is covered. Without an end it is covered until further notice.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('projects', {
      add: (columns) => {
        columns.text('retainer_id', 36).nullable()
        columns.instant('retained_from').nullable()
        columns.instant('retained_before').nullable()
        columns.check(
          '(retainer_id is null) = (retained_from is null)',
          'projects_retainer_has_start'
        )
      },
    })
  }
}
