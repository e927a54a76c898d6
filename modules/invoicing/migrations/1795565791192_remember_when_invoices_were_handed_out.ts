import { Migration } from '#core/database/migration'

/**
 * When the first copy of an invoice left Kontor. Nobody can prove that documents issued before this migration were
 * never downloaded, so all of them count as handed out.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => columns.instant('handed_out_at').nullable(),
    })
    this.fill(`
      update invoices set handed_out_at = coalesce(sent_at, viewed_at, issued_at)
      where status <> 'Draft' and handed_out_at is null`)
  }
}
