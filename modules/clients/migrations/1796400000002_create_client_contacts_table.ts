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
      // Contacts who get documents in copy.
      columns.boolean('gets_copies').defaultTo(false)
      // How a contact is addressed in letters; empty when nobody has said it.
      columns.text('form_of_address', 2).defaultTo('')
      columns.index(['company_id', 'client_id', 'position'], 'client_contacts_of_client')
      columns.check("form_of_address in ('', 'ms', 'mr')", 'client_contacts_form_of_address_known')
    })
  }
}
