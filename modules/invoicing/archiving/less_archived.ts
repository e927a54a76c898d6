import { keptUntilChange } from '#core/audit/kept_until_change'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { StoredStatus } from '#modules/invoicing/invoice_status'
import type { StatusSum } from '../lists/status_sums.js'

interface ArchivedRow {
  status: StoredStatus
  currency: string
  documents: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
}

const SUMS = ['net', 'tax', 'total'].map((name) => `cast(sum(${name}) as signed) as ${name}`)
/** Unary signs keep the groups from using an index, or SQLite would walk all invoices in their order. */
export const ARCHIVED = `
  select status, currency, count(*) as documents, ${SUMS.join(', ')} from invoices
  where company_id = ? and archived_at is not null group by +status, +currency`

/** The counts and amounts of archived invoices with the opposite sign, to subtract them from the sums by status. */
export function lessArchived(company: CompanyReference): Promise<StatusSum[]> {
  return keptUntilChange(company.id, 'archived invoices', async () => {
    const rows = await readRows<ArchivedRow>(ARCHIVED, [company.id])
    return rows.map(({ status, currency, documents, net, tax, total }) => ({
      status,
      currency,
      needsAttention: false,
      documents: -Number(documents),
      net: minor(-moneyFromRow(net)),
      tax: minor(-moneyFromRow(tax)),
      total: minor(-moneyFromRow(total)),
      open: NOTHING,
    }))
  })
}
