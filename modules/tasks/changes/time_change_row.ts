import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ChangeKind } from './change_kinds.js'
import type { EntryState } from './entry_state.js'

/** A change of time as it is stored. */
export interface TimeChangeRow {
  id: string
  user_id: string
  person_id: string
  kind: ChangeKind
  changed_at: number
  entries_before: string
  entries_after: string
  /** The change that this one takes back or makes again. */
  reverses_id: string | null
  /** The change that has taken this one back. */
  reversed_by: string | null
}

const OWN = 'select * from time_changes where company_id = ? and user_id = ?'
const BY_ID = `${OWN} and id = ?`
const NOT_UNDONE = "reversed_by is null and kind not in ('undo', 'redo')"
const LATEST = `${OWN} and ${NOT_UNDONE} order by position desc limit 1`
const LATEST_OF_OWN_TIME = `${OWN} and person_id = user_id and ${NOT_UNDONE} order by position desc limit 1`

/** The author of changes. */
export interface Who {
  company: CompanyReference
  userId: string
  /** Changes of their own time only, for those who may not see others'. */
  isOwnTime?: boolean
}

/** A change that a person made, locked until the transaction ends. Only inside inTx. */
export async function lockChange({ company, userId }: Who, id: string) {
  const [row] = await readRows<TimeChangeRow>(BY_ID + lock(), [company.id, userId, id])
  return row
}

/** The latest change of a person that is not taken back, not locked. */
export async function latestChange({ company, userId, isOwnTime }: Who) {
  const sql = isOwnTime ? LATEST_OF_OWN_TIME : LATEST
  const [row] = await readRows<TimeChangeRow>(sql, [company.id, userId])
  return row
}

export const statesBefore = (row: TimeChangeRow): EntryState[] => JSON.parse(row.entries_before)
export const statesAfter = (row: TimeChangeRow): EntryState[] => JSON.parse(row.entries_after)
