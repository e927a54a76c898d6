import { Migration } from '#core/database/migration'

/** One counter per range and period: a year such as `2026`, or `all` where a range never starts again. */
export default class extends Migration {
  override async up() {
    this.createTable('number_counters', (columns) => {
      columns.text('company_id', 36)
      columns.text('kind', 30)
      columns.text('period', 4)
      columns.integer('next_sequence')
      columns.integer('last_given')
      columns.table.primary(['company_id', 'kind', 'period'])
      columns.table
        .foreign(['company_id', 'kind'])
        .references(['company_id', 'kind'])
        .inTable('number_ranges')
      columns.check('next_sequence > last_given', 'number_counters_only_forwards')
    })
  }
}
