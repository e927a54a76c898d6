import { Migration } from '#core/database/migration'

/**
 * The client's answer to a version of a proposal: at most one row for each. `chosen` holds the positions of the ticked
 * optional lines; `answer_hash` is in the audit chain too.
 */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_answers', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
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
      columns.unique(['company_id', 'proposal_id'])
      columns.check("kind in ('accepted', 'declined')", 'proposal_answers_kind_known')
      columns.check("via in ('online', 'phone')", 'proposal_answers_via_known')
    })
  }
}
