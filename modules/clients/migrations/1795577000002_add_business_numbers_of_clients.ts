import { Migration } from '#core/database/migration'

/**
 * The number under which authorities of Kosovo (NUI) and Albania (NIPT) know a client. It was entered as a VAT id,
 * which it is not: e-invoices demand an id that begins with its country.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('clients', {
      add: (columns) => {
        columns.text('business_number', 40).defaultTo('')
      },
    })
    // VAT numbers of Kosovo begin with 33.
    this.fill(`
      update clients set vat_id = concat('XK', vat_id)
      where country = 'XK' and length(vat_id) = 9 and substr(vat_id, 1, 2) = '33'`)
    this.fill(`
      update clients set business_number = vat_id, vat_id = ''
      where country = 'XK' and length(vat_id) = 9 and substr(vat_id, 1, 1) between '0' and '9'`)
    this.fill(`
      update clients set business_number = vat_id, vat_id = ''
      where length(vat_id) = 10 and substr(vat_id, 1, 1) between 'J' and 'M'
        and substr(vat_id, 2, 1) between '0' and '9'`)
  }
}
