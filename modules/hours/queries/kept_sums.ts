import { keptUntilChange } from '#core/audit/kept_until_change'
import type { CompanyScope } from '#core/http/caller'
import { SETTLEMENT_ACTIONS } from '#modules/invoicing/public'
import { readTimeMark, type UnbilledSum, unbilledSums } from '#modules/tasks/public'

/**
 * Unbilled time by project, the oldest first; kept until something changes that it depends on. Money that comes in or
 * goes back frees and bills no hours, so payments leave it as it is.
 */
export async function keptUnbilledSums(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>
): Promise<UnbilledSum[]> {
  const { id, currency, timeZone } = company
  const key = `unbilled ${currency} ${timeZone} ${await readTimeMark(company)}`
  return keptUntilChange(id, key, () => unbilledSums(company, {}), SETTLEMENT_ACTIONS)
}
