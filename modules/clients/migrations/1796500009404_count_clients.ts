import { Migration } from '#core/database/migration'

/** A plan limits the clients of a company, which are counted from the index alone whenever one is added. */
export default class extends Migration {
  override async up() {
    this.countingIndex('clients', {
      name: 'clients_counted',
      // MariaDB would drop the index that it made for the foreign key in favour of one that begins with the same columns.
      columns: ['company_id', 'erased_at', 'merged_into_id'],
      where: 'merged_into_id is null and erased_at is null',
    })
  }
}
