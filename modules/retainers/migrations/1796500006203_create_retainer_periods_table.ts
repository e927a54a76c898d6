import { Migration } from '#core/database/migration'

/**
 * The periods of a retainer that a run has settled, with the hours that they had. A period whose invoice was deleted or
 * cancelled has none and is settled again by the next run.
 */
export default class extends Migration {
  override async up() {
    this.createTable('retainer_periods', (columns) => {
      columns.companyId()
      columns.companyReference('profile_id', 'recurring_profiles')
      columns.day('from_on')
      columns.day('until_on')
      columns.integer('included_seconds')
      // From the periods before.
      columns.integer('carried_seconds')
      columns.text('invoice_id', 36).nullable()
      columns.unique(['company_id', 'profile_id', 'from_on'], 'retainer_periods_once')
      columns.index(['company_id', 'invoice_id'], 'retainer_periods_invoice')
      columns.check('from_on <= until_on', 'retainer_periods_in_order')
    })
  }
}
