import { Migration } from '#core/database/migration'

/**
 * Sign-ins of terminals that wait for a confirmation in a browser (RFC 8628). The codes are stored as HMACs only, and a
 * row is deleted when its token is handed out or its time is over.
 */
export default class extends Migration {
  override async up() {
    this.createTable('device_sign_ins', (columns) => {
      columns.id()
      columns.text('device_code_hash', 64)
      columns.text('user_code_hash', 64)
      columns.text('device', 100)
      columns.text('ip_address', 64)
      columns.instant('requested_at')
      columns.instant('expires_at')
      columns.instant('polled_at').nullable()
      // The session that confirmed it. No foreign key: a session may be forgotten first, and then confirms nothing.
      columns.text('session_id', 36).nullable()
      columns.instant('refused_at').nullable()
      columns.unique(['device_code_hash'])
      columns.unique(['user_code_hash'])
      columns.index(['expires_at'], 'device_sign_ins_over')
    })
  }
}
