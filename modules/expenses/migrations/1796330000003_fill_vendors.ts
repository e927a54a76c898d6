import { Migration } from '#core/database/migration'

/** The last receipt with each name; a journey has the person as its vendor. Its id becomes that of the vendor. */
const LATEST = `
  select company_id, max(id) as id from expenses
  where not exists (select 1 from expense_claims
    where expense_claims.company_id = expenses.company_id and expense_claims.expense_id = expenses.id
      and expense_claims.kind = 'trip')
  group by company_id, folded_vendor`

/** Each name that receipts have becomes a vendor, with the VAT ID and the IBAN of its last receipt. */
export default class extends Migration {
  override async up() {
    this.fill(`
      insert into vendors (company_id, id, name, street, postal_code, city, country, vat_id, iban, customer_number,
        folded_name, words, created_at, updated_at, version)
      select expenses.company_id, expenses.id, vendor, '', '', '', '', vendor_vat_id, vendor_iban, '',
        folded_vendor, folded_vendor, created_at, created_at, 1
      from (${LATEST}) as latest
      join expenses on expenses.company_id = latest.company_id and expenses.id = latest.id
      where not exists (select 1 from vendors as known
        where known.company_id = expenses.company_id and known.id = expenses.id)`)
    this.fill(`
      insert into vendor_names (company_id, id, vendor_id, folded_name)
      select company_id, id, id, folded_name from vendors
      where not exists (select 1 from vendor_names as known
        where known.company_id = vendors.company_id and known.folded_name = vendors.folded_name)`)
  }
}
