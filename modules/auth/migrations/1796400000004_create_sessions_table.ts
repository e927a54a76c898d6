import { Migration } from '#core/database/migration'

/** The server's side of a sign-in: a token is worth nothing without its row here. */
export default class extends Migration {
  override async up() {
    this.createTable('sessions', (columns) => {
      columns.id()
      columns.reference('user_id', 'users')
      columns.text('token_id', 36)
      columns.text('previous_token_id', 36).nullable()
      columns.instant('rotated_at').nullable()
      columns.instant('created_at')
      columns.instant('expires_at')
      columns.instant('revoked_at').nullable()
      columns.text('revoked_because', 40).nullable()
      columns.text('user_agent', 300)
      columns.text('ip_address', 64)
      // Which kind of client signed in, and the name of the machine that a terminal runs on.
      columns.text('client', 10).defaultTo('browser')
      columns.text('device', 100).nullable()
      // When the person last entered the password again in this session.
      columns.instant('confirmed_at').nullable()
      columns.index(['user_id'], 'sessions_user')
      // Sessions whose time is over are found without going through the others.
      columns.index(['expires_at'], 'sessions_age')
      columns.check("client in ('browser', 'terminal')", 'sessions_client_known')
    })
  }
}
