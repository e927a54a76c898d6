import { Migration } from '#core/database/migration'

/** Addresses that the pages of a company's clients link to; empty where the operator's are linked. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.text('imprint_url', 200).defaultTo('')
        columns.text('privacy_url', 200).defaultTo('')
      },
    })
  }
}
