import { Migration } from '#core/database/migration'

/** Which time entry is billed by which invoice. Once: the unique key. */
export default class extends Migration {
  override async up() {
    this.createTable('billed_time', (columns) => {
      columns.companyId()
      columns.companyReference('entry_id', 'time_entries')
      columns.companyReference('invoice_id', 'invoices')
      // The share of the entry in the hours of its invoice line, in hundredths of an hour: the hours of a line are
      // rounded once, so the rounded entries alone would not add up to them. Null where time was billed before shares
      // were stored.
      columns.integer('hundredths').nullable()
      // The line that bills the entry. Drafts replace their lines when they are saved, so the database does not check
      // it; the module hours frees the time of lines that are gone. Null where time was billed before lines were
      // stored.
      columns.text('line_id', 36).nullable()
      // The difference that rounding adds to the hours of a line, in hundredths of an hour: stored with the last
      // entry of the line, because the timesheet shows worked time and rounding apart.
      columns.integer('rounding_hundredths').defaultTo(0)
      columns.unique(['company_id', 'entry_id'])
      columns.index(['company_id', 'invoice_id'], 'billed_time_invoice')
    })
  }
}
