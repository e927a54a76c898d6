import { Migration } from '#core/database/migration'

/** The parts of a company that were looked at on a visit, each once. */
export default class extends Migration {
  override async up() {
    this.createTable('operator_views', (columns) => {
      columns.companyId()
      columns.companyReference('visit_id', 'operator_visits')
      columns.text('area', 40)
      columns.instant('viewed_at')
      columns.unique(['visit_id', 'area'], 'operator_views_once')
    })
  }
}
