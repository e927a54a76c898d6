import { Migration } from '#core/database/migration'

/**
 * The client's answer to a version of an estimate: at most one row for each. `chosen` holds the positions of the
 * ticked optional lines; `answer_hash` is in the audit chain too.
 */
export default class extends Migration {
  override async up() {
    this.createTable('estimate_answers', (columns) => {
      columns.companyId()
      columns.companyReference('estimate_id', 'estimates')
      columns.text('kind', 8)
      columns.text('via', 6)
      columns.text('name', 200)
      columns.text('note', 2000)
      columns.json('chosen')
      columns.text('ip_address', 45).nullable()
      columns.bytes('signature').nullable()
      columns.text('document_hash', 64)
      columns.text('answer_hash', 64)
      columns.money('net')
      columns.money('tax')
      columns.money('total')
      columns.instant('answered_at')
      columns.unique(['company_id', 'estimate_id'])
      columns.check("kind in ('accepted', 'declined')", 'estimate_answers_kind_known')
      columns.check("via in ('online', 'phone')", 'estimate_answers_via_known')
    })
  }
}
