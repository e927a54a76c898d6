import { Migration } from '#core/database/migration'

/** Until when the operator, on a visit, may also change something; null while a visit only reads. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      add: (columns) => {
        columns.instant('operator_access_until').nullable()
      },
    })
  }
}
