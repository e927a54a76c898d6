import type { Day } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

const NOTE = 'update mandates set last_used_on = ?, is_ended = ? where company_id = ? and id = ?'

/** Keeps the day of a mandate's last use, and whether it was the final one. Only inside inTx. @param id locked */
export async function noteUse(
  company: CompanyReference,
  id: string,
  { lastUsedOn, isEnded }: { lastUsedOn: Day | null; isEnded: boolean }
) {
  assertOneRow(await changeRows(NOTE, [lastUsedOn, isEnded ? 1 : 0, company.id, id]))
}
