import { Migration } from '#core/database/migration'

/** How a private person is addressed in letters; empty when nobody has said it. */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => {
        columns.text('form_of_address', 2).defaultTo('')
        columns.check("form_of_address in ('', 'ms', 'mr')", 'clients_form_of_address_known')
      },
    })
  }
}
