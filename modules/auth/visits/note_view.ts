import { asActor, currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { OperatorVisit } from '#core/http/caller'
import { newId } from '#core/ids'

const VIEWED = 'select id from operator_views where visit_id = ? and area = ?'

interface View {
  companyId: string
  userId: string
  visit: OperatorVisit
  area: string
}

/** Whether a part of the company was already looked at on this visit. */
export async function isViewed({ visit, area }: Pick<View, 'visit' | 'area'>) {
  return (await readRows<{ id: string }>(VIEWED, [visit.id, area])).length > 0
}

/** Notes in the company's log which part of the company is looked at, once for each visit. Inside inTx. */
export async function noteView(view: View) {
  if (await isViewed(view)) return
  const { companyId, userId, visit, area } = view
  try {
    const row = { company_id: companyId, id: newId(), visit_id: visit.id, area, viewed_at: now() }
    await insertRows('operator_views', [row])
  } catch (error) {
    // Another request of the same screen was quicker.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
  await asActor({ ...currentActor(), userId }, () =>
    audit({
      companyId,
      action: 'operator.viewed',
      subject: { type: 'company', id: companyId },
      details: { area, reason: visit.reason },
    })
  )
}
