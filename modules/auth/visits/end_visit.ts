import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { CompanyScope, OperatorVisit } from '#core/http/caller'

const END = `
  update operator_visits set ended_at = ? where company_id = ? and id = ? and ended_at is null`

/** Ends a visit: its token is worthless from now on. Inside inTx. */
export async function endVisit(
  company: Pick<CompanyScope, 'id'>,
  visit: Pick<OperatorVisit, 'id' | 'operatorId'>
) {
  if ((await changeRows(END, [now(), company.id, visit.id])) === 0) return
  await audit({
    companyId: company.id,
    action: 'operator.left',
    subject: { type: 'company', id: company.id },
    security: { userId: visit.operatorId, visitId: visit.id },
  })
}
