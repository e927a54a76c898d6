import { Migration } from '#core/database/migration'

/** Whether clients have agreed to the term of payment, and whether consumers are warned of default (§ 286 BGB). */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.boolean('is_term_agreed').defaultTo(false)
        columns.boolean('warns_of_default').defaultTo(true)
      },
    })
  }
}
