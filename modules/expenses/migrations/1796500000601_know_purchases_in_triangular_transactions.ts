import { Migration } from '#core/database/migration'

/** The purchase of the last buyer in a triangular transaction, who owes the VAT (§ 25b (2) UStG). */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      dropChecks: ['expenses_tax_treatment_known'],
      add: (columns) => {
        columns.check(
          "tax_treatment in ('domestic', 'reverseCharge', 'acquisition', 'zeroAcquisition', 'exemptAcquisition', 'triangular')",
          'expenses_tax_treatment_known'
        )
      },
    })
  }
}
