import { Migration } from '#core/database/migration'

/** The advance VAT returns that a company has reported, each with its figures; corrections follow as versions. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_reports', (columns) => {
      columns.companyId()
      columns.day('from_on')
      columns.day('to_on')
      columns.integer('version')
      columns.boolean('is_correction')
      columns.text('basis', 7)
      columns.boolean('is_small_business')
      columns.json('figures')
      columns.reference('reported_by', 'users')
      columns.instant('reported_at')
      columns.instant('withdrawn_at').nullable()
      columns.unique(['company_id', 'from_on', 'to_on', 'version'])
      columns.check("basis in ('accrual', 'cash')", 'vat_reports_basis_known')
    })
  }
}
