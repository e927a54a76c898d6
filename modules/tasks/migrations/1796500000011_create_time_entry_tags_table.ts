import { Migration } from '#core/database/migration'

/** The tags of a time entry. */
export default class extends Migration {
  override async up() {
    this.createTable('time_entry_tags', (columns) => {
      columns.companyId()
      columns.companyReference('entry_id', 'time_entries')
      columns.companyReference('tag_id', 'time_tags')
      columns.unique(['company_id', 'entry_id', 'tag_id'])
      columns.index(['company_id', 'tag_id'], 'time_entry_tags_tag')
    })
  }
}
