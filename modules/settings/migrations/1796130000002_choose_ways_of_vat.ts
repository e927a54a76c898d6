import { Migration } from '#core/database/migration'

/** Whether a company owes VAT on agreed or on received amounts, and how often it reports it. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.text('vat_basis', 7).defaultTo('accrual')
        columns.text('vat_interval', 7).defaultTo('quarter')
        columns.check("vat_basis in ('accrual', 'cash')", 'company_profiles_basis_known')
        columns.check(
          "vat_interval in ('month', 'quarter', 'year')",
          'company_profiles_interval_known'
        )
      },
    })
  }
}
