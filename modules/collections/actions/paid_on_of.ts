import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const PAID_ON = 'select paid_on from payments where company_id = ? and id = ?'

/** The day of a payment; null without one. */
export async function paidOnOf({ id }: CompanyReference, paymentId: string | null) {
  if (!paymentId) return null
  const [payment] = await readRows<{ paid_on: Day }>(PAID_ON, [id, paymentId])
  return payment?.paid_on ?? null
}
