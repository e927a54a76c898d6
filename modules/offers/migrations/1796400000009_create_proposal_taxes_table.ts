import { Migration } from '#core/database/migration'
import { taxColumns } from '#modules/documents/public'

/** The VAT of a proposal, one row per category and rate. */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
      taxColumns(columns)
      columns.unique(['company_id', 'proposal_id', 'category', 'rate'])
    })
  }
}
