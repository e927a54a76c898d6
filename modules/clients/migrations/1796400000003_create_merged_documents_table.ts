import { Migration } from '#core/database/migration'

/** The client that an issued document names, where the document belongs to another one since they were merged. */
export default class extends Migration {
  override async up() {
    this.createTable('merged_documents', (columns) => {
      columns.text('company_id', 36)
      columns.text('document_id', 36)
      columns.companyReference('client_id', 'clients')
      columns.table.primary(['company_id', 'document_id'])
    })
  }
}
