import { Migration } from '#core/database/migration'

export default class extends Migration {
  override async up() {
    this.createTable('companies', (columns) => {
      columns.id()
      columns.text('name', 200)
      columns.text('email', 254)
      columns.text('status', 20)
      columns.text('plan', 40)
      columns.text('language', 2)
      columns.text('currency', 3)
      columns.text('time_zone', 64)
      columns.text('search_text', 500)
      columns.instant('created_at')
      columns.instant('decided_at').nullable()
      columns.text('decided_by', 36).nullable()
      columns.text('rejection_reason', 1000).nullable()
      // When super admins got a mail about the application.
      columns.instant('announced_at').nullable()
      // Whether everybody of a company has to sign in with a second factor.
      columns.boolean('requires_second_factor').defaultTo(false)
      columns.index(['status', 'created_at'], 'companies_status')
      columns.index(['announced_at', 'status'], 'companies_announced')
      columns.check(
        "status in ('pending', 'active', 'rejected', 'suspended', 'leaving', 'closed')",
        'companies_status_known'
      )
    })
  }
}
