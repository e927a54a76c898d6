import { Migration } from '#core/database/migration'

/**
 * The line of the invoice that bills a line of a note. Drafts replace their lines when they are saved, so the database
 * does not check it; unknown for what was billed before.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_deliveries', {
      add: (columns) => columns.text('invoice_line_id', 36).nullable(),
    })
  }
}
