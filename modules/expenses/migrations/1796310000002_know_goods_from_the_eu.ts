import { Migration } from '#core/database/migration'

/** Goods from the EU are parted from services under the reverse charge; earlier records stay services. */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      dropChecks: ['expenses_tax_treatment_known'],
      add: (columns) => {
        columns.check(
          "tax_treatment in ('domestic', 'reverseCharge', 'acquisition')",
          'expenses_tax_treatment_known'
        )
      },
    })
  }
}
