import { Migration } from '#core/database/migration'

/** The account that a mandate had when another program used it last; the client's bank knows the mandate by it. */
export default class extends Migration {
  override async up() {
    this.changeTable('mandates', {
      add: (columns) => {
        columns.text('former_iban', 34).defaultTo('')
      },
    })
  }
}
