import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Where a vendor is; texts are empty where they are not known. */
export interface VendorAddress {
  street: string
  postalCode: string
  city: string
  /** ISO 3166 code */
  country: string
}

interface Row {
  id: string
  street: string
  postal_code: string
  city: string
  country: string
}

/** The addresses of the vendors of some expenses, by the id of the expense. Expenses without a vendor are left out. */
export async function vendorAddresses(
  { id }: CompanyReference,
  expenseIds: readonly string[]
): Promise<Map<string, VendorAddress>> {
  const marks = expenseIds.map(() => '?').join(', ')
  const rows = await readRows<Row>(
    `select expenses.id, street, postal_code, city, country from expenses
     join vendors on vendors.company_id = expenses.company_id and vendors.id = vendor_id
     where expenses.company_id = ? and expenses.id in (${marks})`,
    [id, ...expenseIds]
  )
  return new Map(
    rows.map(({ id: expenseId, postal_code, ...rest }) => [
      expenseId,
      { ...rest, postalCode: postal_code },
    ])
  )
}
