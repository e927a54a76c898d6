import { Migration } from '#core/database/migration'

/**
 * One event on its way to one endpoint. `due_at` is the next attempt of a delivery that waits, and the end of the claim
 * of one that is being sent; a delivery that has ended has none. Rows go after thirty days.
 */
export default class extends Migration {
  override async up() {
    this.createTable('webhook_deliveries', (columns) => {
      columns.companyId()
      columns.companyReference('endpoint_id', 'webhook_endpoints')
      columns.companyReference('event_id', 'webhook_events')
      columns.text('state', 10)
      columns.instant('due_at').nullable()
      columns.integer('attempts')
      columns.integer('fence')
      columns.instant('attempted_at').nullable()
      // Of the last attempt: status and beginning of the answer, milliseconds, and the reason of a failure.
      columns.integer('status').nullable()
      columns.integer('duration').nullable()
      columns.text('failure', 20)
      columns.longText('answer')
      columns.instant('replayed_at').nullable()
      columns.instant('created_at')
      columns.index(['due_at'], 'webhook_deliveries_due')
      columns.index(['company_id', 'endpoint_id', 'due_at'], 'webhook_deliveries_queue')
      columns.index(['company_id', 'endpoint_id', 'state', 'id'], 'webhook_deliveries_log')
      columns.index(['company_id', 'event_id'], 'webhook_deliveries_event')
      columns.index(['created_at'], 'webhook_deliveries_age')
      columns.check(
        "state in ('waiting', 'sending', 'delivered', 'failed')",
        'webhook_deliveries_state_known'
      )
      columns.check(
        "(state in ('waiting', 'sending')) = (due_at is not null)",
        'webhook_deliveries_due_while_open'
      )
    })
  }
}
