import { Migration } from '#core/database/migration'

/** The vendor of each expense. Its name on the receipt stays with the expense; a journey has no vendor. */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      add: (columns) => {
        columns.companyReference('vendor_id', 'vendors').nullable()
        columns.index(['company_id', 'vendor_id', 'id'], 'expenses_of_vendor')
      },
    })
    this.fill(`
      update expenses set vendor_id = (select vendor_id from vendor_names
        where vendor_names.company_id = expenses.company_id
          and vendor_names.folded_name = expenses.folded_vendor)
      where not exists (select 1 from expense_claims
        where expense_claims.company_id = expenses.company_id and expense_claims.expense_id = expenses.id
          and expense_claims.kind = 'trip')`)
  }
}
