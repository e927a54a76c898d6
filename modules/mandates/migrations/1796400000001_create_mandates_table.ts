import { Migration } from '#core/database/migration'

/** SEPA mandates. A mandate that was used is never changed: a new account needs a new signature. */
export default class extends Migration {
  override async up() {
    this.createTable('mandates', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.text('reference', 35)
      columns.text('scheme', 4)
      columns.text('kind', 9)
      columns.day('signed_on')
      columns.text('holder', 70)
      columns.text('iban', 34)
      columns.text('bic', 11)
      columns.day('used_before_on').nullable()
      columns.day('last_used_on').nullable()
      columns.boolean('is_ended')
      columns.day('revoked_on').nullable()
      columns.instant('created_at')
      // The account that a mandate had when another program used it last; the client's bank knows the mandate by it.
      columns.text('former_iban', 34).defaultTo('')
      columns.unique(['company_id', 'reference'])
      columns.index(['company_id', 'client_id'], 'mandates_of_client')
      columns.check("scheme in ('core', 'b2b')", 'mandates_scheme_known')
      columns.check("kind in ('recurrent', 'oneOff')", 'mandates_kind_known')
    })
  }
}
