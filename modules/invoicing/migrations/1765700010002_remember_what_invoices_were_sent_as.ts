import { Migration } from '#core/database/migration'

/**
 * The format in which an invoice was last sent: a PDF, ZUGFeRD or XRechnung. Empty for earlier mails, whose format was
 * not stored.
 */
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
