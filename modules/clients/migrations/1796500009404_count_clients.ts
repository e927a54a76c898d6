import { Migration } from '#core/database/migration'

/** A plan limits the clients of a company, which are counted from the index alone whenever one is added. */
export default class extends Migration {
  override async up() {
    this.countingIndex('clients', {
      name: 'clients_counted',
      columns: ['company_id', 'merged_into_id', 'erased_at'],
      where: 'merged_into_id is null and erased_at is null',
    })
  }
}
