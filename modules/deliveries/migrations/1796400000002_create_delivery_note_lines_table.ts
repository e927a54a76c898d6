import { Migration } from '#core/database/migration'
import { lineColumns } from '#modules/documents/public'

/**
 * Lines of delivery notes; `quantity` comes with this note. `order_line_id` is the delivered line of the estimate or
 * invoice, through which several notes share the ordered quantity; a line without one is its own. `delivered_before`
 * is the quantity of earlier notes when this one was issued.
 */
export default class extends Migration {
  override async up() {
    this.createTable('delivery_note_lines', (columns) => {
      columns.companyId()
      columns.companyReference('note_id', 'delivery_notes')
      columns.integer('position')
      columns.companyReference('item_id', 'items').nullable()
      columns.text('order_line_id', 36)
      columns.integer('ordered').nullable()
      columns.integer('delivered_before').nullable()
      lineColumns(columns)
      columns.unique(['company_id', 'note_id', 'position'])
      columns.check('quantity >= 0', 'delivery_note_lines_not_negative')
    })
  }
}
