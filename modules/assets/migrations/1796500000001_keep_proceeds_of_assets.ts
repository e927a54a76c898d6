import { Migration } from '#core/database/migration'

/** The proceeds of a sold asset, without VAT; null where they were not entered. */
export default class extends Migration {
  override async up() {
    this.changeTable('assets', {
      add: (columns) => {
        columns.money('proceeds').nullable()
      },
    })
  }
}
