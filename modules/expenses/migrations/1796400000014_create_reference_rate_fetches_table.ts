import { Migration } from '#core/database/migration'

/** When the reference rates are fetched next, for all processes together. */
export default class extends Migration {
  override async up() {
    this.createTable('reference_rate_fetches', (columns) => {
      columns.id()
      columns.instant('next_at')
    })
    this.fill(`
      insert into reference_rate_fetches (id, next_at)
      select 'ecb', 0 from (select 1 as one) as row_of_one
      where not exists (select 1 from reference_rate_fetches as known where known.id = 'ecb')`)
  }
}
