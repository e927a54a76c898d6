import { Migration } from '#core/database/migration'

/**
 * A payment is money received from a payer; `settlements` says which invoices it settles. The client is that of the
 * invoice, or none for a payer without a client record.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('payments', {
      dropReferences: ['invoice_id'],
      add: (columns) => {
        columns.companyReference('client_id', 'clients').nullable()
        columns.text('client_name', 200).defaultTo('')
        columns.text('reference', 140).defaultTo('')
        columns.index(['company_id', 'client_id', 'paid_on', 'id'], 'payments_client')
      },
    })
    for (const column of ['client_id', 'client_name']) {
      this.fill(`
        update payments set ${column} = (
          select invoices.${column} from settlements
          join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
          where settlements.company_id = payments.company_id and settlements.id = payments.id)
        where exists (select 1 from settlements
          where settlements.company_id = payments.company_id and settlements.id = payments.id)`)
    }
  }
}
