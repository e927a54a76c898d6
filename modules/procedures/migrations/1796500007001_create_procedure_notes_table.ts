import { Migration } from '#core/database/migration'

/** The parts of a company's procedure documentation that only its people know. */
export default class extends Migration {
  override async up() {
    this.createTable('procedure_notes', (columns) => {
      columns.companyId()
      columns.longText('responsibilities')
      columns.longText('paper')
      columns.longText('operation')
      columns.integer('version')
      columns.instant('updated_at')
      columns.unique(['company_id'])
    })
  }
}
