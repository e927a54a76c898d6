import { Migration } from '#core/database/migration'

/**
 * Deletions of companies, one at most per company, whose id is the key. It refers to no other table: it is kept when
 * nothing else is left of the company, and holds nothing about people but their ids.
 */
export default class extends Migration {
  override async up() {
    this.createTable('company_leavings', (columns) => {
      columns.id()
      columns.text('state', 20)
      columns.text('requested_by', 36).nullable()
      columns.instant('requested_at')
      columns.text('reason', 20)
      columns.text('status_before', 20)
      columns.instant('closes_at')
      columns.instant('closed_at').nullable()
      columns.text('country', 2)
      columns.day('next_purge_on').nullable()
      columns.instant('purged_at').nullable()
      columns.instant('held_at').nullable()
      columns.text('held_by', 36).nullable()
      columns.text('vault_key_hash', 64).nullable()
      columns.index(['state', 'closes_at'], 'company_leavings_due')
      columns.index(['vault_key_hash'], 'company_leavings_key')
      columns.check(
        "state in ('requested', 'closed', 'vault', 'purged')",
        'company_leavings_state_known'
      )
    })
  }
}
