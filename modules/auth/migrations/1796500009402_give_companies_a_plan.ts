import { Migration } from '#core/database/migration'

/** The plan whose limits a company has; null without limits. `plan` is the one that the sign-up named. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      add: (columns) => {
        columns.text('plan_id', 36).nullable()
        columns.index(['plan_id'], 'companies_plan')
      },
    })
  }
}
