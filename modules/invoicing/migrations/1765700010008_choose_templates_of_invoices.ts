import { Migration } from '#core/database/migration'

/** The template of one document, if not the company's default; fixed when it is issued. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', { add: (columns) => columns.text('template', 10).nullable() })
  }
}
