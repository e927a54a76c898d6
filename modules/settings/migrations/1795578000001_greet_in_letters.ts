import { Migration } from '#core/database/migration'

/**
 * Whether letters begin with a salutation and end with a name, and whose. Companies that have written texts of their own
 * have said there what they want to say, so their letters stay as they are until they switch it on.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.boolean('has_greeting').defaultTo(true)
        columns.text('signer', 120).defaultTo('')
      },
    })
    this.fill(`
      update company_profiles set has_greeting = 0
      where coalesce(invoice_intro, '') <> '' or coalesce(invoice_closing, '') <> ''
        or coalesce(estimate_intro, '') <> '' or coalesce(estimate_closing, '') <> ''`)
  }
}
