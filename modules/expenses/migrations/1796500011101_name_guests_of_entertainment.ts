import { Migration } from '#core/database/migration'

/** The occasion and the guests of business meals, for the tax office (§ 4 (5) sentence 1 no. 2 EStG). */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      add: (columns) => {
        columns.text('occasion', 300).defaultTo('')
        columns.text('guests', 1000).defaultTo('')
      },
    })
    this.changeTable('expense_claims', {
      add: (columns) => {
        columns.text('guests', 1000).defaultTo('')
      },
    })
  }
}
