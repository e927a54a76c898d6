import { Migration } from '#core/database/migration'

/** Settings of the whole platform, one row each. A setting without a row has its default. */
export default class extends Migration {
  override async up() {
    this.createTable('platform_settings', (columns) => {
      columns.id()
      columns.text('name', 40)
      columns.text('value', 200)
      columns.unique(['name'])
    })
  }
}
