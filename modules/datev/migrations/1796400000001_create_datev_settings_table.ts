import { Migration } from '#core/database/migration'

/** The agreement of a company with its tax adviser about DATEV files. `accounts` holds those that differ from the chart. */
export default class extends Migration {
  override async up() {
    this.createTable('datev_settings', (columns) => {
      columns.companyId()
      columns.integer('consultant_number').nullable()
      columns.integer('client_number').nullable()
      columns.text('chart', 2)
      columns.integer('account_length')
      columns.integer('fiscal_month')
      columns.text('personal_accounts', 12)
      columns.json('accounts')
      columns.integer('version')
      columns.instant('updated_at')
      columns.unique(['company_id'])
      columns.check("chart in ('03', '04')", 'datev_settings_chart_known')
      columns.check('account_length between 4 and 8', 'datev_settings_account_length')
      columns.check('fiscal_month between 1 and 12', 'datev_settings_fiscal_month')
      columns.check(
        "personal_accounts in ('collective', 'individual')",
        'datev_settings_personal_accounts_known'
      )
    })
  }
}
