import { Migration } from '#core/database/migration'

/** An agreement can become an invoice over a part in advance. */
export default class extends Migration {
  override async up() {
    this.changeTable('conversions', {
      dropChecks: ['conversions_target_known'],
      add: (columns) =>
        columns.check(
          "target_type in ('estimate', 'invoice', 'advance', 'recurring', 'project')",
          'conversions_target_known'
        ),
    })
  }
}
