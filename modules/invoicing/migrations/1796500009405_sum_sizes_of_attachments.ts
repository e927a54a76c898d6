import { Migration } from '#core/database/migration'

/** A plan limits the bytes of a company's files, which are summed from the index alone whenever one is added. */
export default class extends Migration {
  override async up() {
    this.countingIndex('invoice_attachments', {
      name: 'invoice_attachments_size',
      columns: ['company_id', 'size'],
      where: 'size > 0',
    })
  }
}
