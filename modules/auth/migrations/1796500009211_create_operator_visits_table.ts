import { Migration } from '#core/database/migration'

/** Sessions of super admins in a company. The company reads them, so they stay as long as it does. */
export default class extends Migration {
  override async up() {
    this.createTable('operator_visits', (columns) => {
      columns.companyId()
      // The operator as the company's records name them.
      columns.companyReference('user_id', 'users')
      columns.text('operator_id', 36)
      // The operator's own session, which a visit does not outlive. Sessions are forgotten, visits are not.
      columns.text('operator_session_id', 36)
      columns.text('token_id', 36)
      columns.text('reason', 1000)
      columns.instant('started_at')
      columns.instant('expires_at')
      columns.instant('ended_at').nullable()
      columns.index(['id'], 'operator_visits_id')
      columns.index(['operator_id', 'expires_at'], 'operator_visits_open')
    })
  }
}
