import { Migration } from '#core/database/migration'

/** The person who received the goods of a note, with the drawn signature. One for each note, never changed. */
export default class extends Migration {
  override async up() {
    this.createTable('delivery_signatures', (columns) => {
      columns.companyId()
      columns.companyReference('note_id', 'delivery_notes')
      columns.text('name', 200)
      columns.bytes('signature')
      columns.text('time_zone', 64)
      columns.text('document_hash', 64)
      columns.text('signature_hash', 64)
      columns.instant('signed_at')
      columns.unique(['company_id', 'note_id'])
    })
  }
}
