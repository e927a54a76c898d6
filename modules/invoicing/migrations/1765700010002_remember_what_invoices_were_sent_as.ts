import { Migration } from '#core/database/migration'

/** What an invoice was last sent as: a PDF, ZUGFeRD or XRechnung. What was sent before is not known. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.text('sent_as', 10).defaultTo('')
        columns.check("sent_as in ('', 'pdf', 'zugferd', 'xrechnung')", 'invoices_sent_as_known')
      },
    })
  }
}
