import { Migration } from '#core/database/migration'

/**
 * Reductions of an invoice without money: Skonto, write-offs and credit notes (`reduced`), and the part that was
 * written off. A credit note itself is settled against its invoice and never open.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      dropChecks: ['invoices_paid_within_total'],
      add: (columns) => {
        columns.money('reduced').defaultTo(0)
        columns.money('written_off').defaultTo(0)
        columns.check(
          '(total >= 0 and paid >= 0 and reduced >= 0 and paid + reduced <= total) or (total < 0 and paid <= 0 and reduced <= 0 and paid + reduced >= total)',
          'invoices_settled_within_total'
        )
        columns.check(
          'written_off = 0 or (written_off > 0 and written_off <= reduced)',
          'invoices_written_off_within_reduced'
        )
      },
    })
  }
}
