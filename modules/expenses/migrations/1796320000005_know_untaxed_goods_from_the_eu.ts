import { Migration } from '#core/database/migration'

/** Goods from the EU at 0 % and tax-free ones have fields of their own in the VAT return. */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      dropChecks: ['expenses_tax_treatment_known'],
      add: (columns) => {
        columns.check(
          "tax_treatment in ('domestic', 'reverseCharge', 'acquisition', 'zeroAcquisition', 'exemptAcquisition')",
          'expenses_tax_treatment_known'
        )
      },
    })
  }
}
