import { Migration } from '#core/database/migration'
import { contentColumns } from '#modules/documents/public'

/** The orders of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  title: 'title',
  valid: 'valid_until',
  total: 'total',
  client_name: 'client_name',
}

/** Proposals, one row for each version. The content seen by the client is frozen after `status` has left Draft. */
export default class extends Migration {
  override async up() {
    this.createTable('proposals', (columns) => {
      columns.companyId()
      columns.text('title', 200)
      columns.json('blocks')
      columns.text('status', 10)
      columns.boolean('is_archived').defaultTo(false)
      columns.text('number', 60).nullable()
      columns.companyReference('root_id', 'proposals')
      columns.integer('revision')
      columns.boolean('is_superseded').defaultTo(false)
      columns.day('valid_until')
      columns.reference('owner_id', 'users').nullable()
      columns.money('accepted_total').nullable()
      columns.integer('remind_after_days').nullable()
      columns.instant('remind_at').nullable()
      columns.text('search_text', 800)
      contentColumns(columns)
      columns.instant('issued_at').nullable()
      columns.instant('sent_at').nullable()
      columns.instant('last_viewed_at').nullable()

      columns.unique(['company_id', 'number', 'revision'])
      columns.unique(['company_id', 'root_id', 'revision'])
      for (const [name, column] of Object.entries(ORDERS)) {
        const listed = ['company_id', 'is_superseded', 'is_archived']
        columns.index([...listed, column, 'id'], `proposals_${name}`)
        columns.index([...listed, 'status', column, 'id'], `proposals_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'proposals_client')
      columns.index(['remind_at'], 'proposals_remind')
      // Counts and sums are read from this index alone.
      columns.index(
        [
          'company_id',
          'is_superseded',
          'is_archived',
          'status',
          'currency',
          'valid_until',
          'total',
          'accepted_total',
        ],
        'proposals_sums'
      )

      columns.check(
        "status in ('Draft', 'Sent', 'Viewed', 'Accepted', 'Declined')",
        'proposals_status_known'
      )
      columns.check("(status = 'Draft') = (number is null)", 'proposals_sent_has_number')
      columns.check(
        "(status = 'Accepted') = (accepted_total is not null)",
        'proposals_accepted_total'
      )
    })
  }
}
