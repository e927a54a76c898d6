import { Migration } from '#core/database/migration'

/** People at a client, in the order that the company gave them. */
export default class extends Migration {
  override async up() {
    this.createTable('client_contacts', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.integer('position')
      columns.text('name', 200)
      columns.text('email', 254)
      columns.text('phone', 60)
      columns.text('role', 120)
      columns.boolean('receives_invoices')
      columns.index(['company_id', 'client_id', 'position'], 'client_contacts_of_client')
    })
  }
}
