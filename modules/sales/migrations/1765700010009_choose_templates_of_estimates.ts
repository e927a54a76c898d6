import { Migration } from '#core/database/migration'

/** How one document looks, if not as its company's others; fixed when it is issued. */
export default class extends Migration {
  override async up() {
    this.changeTable('estimates', { add: (columns) => columns.text('template', 10).nullable() })
  }
}
