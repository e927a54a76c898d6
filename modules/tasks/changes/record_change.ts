import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ChangeKind } from './change_kinds.js'
import { type EntryState, isSameState, readStates } from './entry_state.js'
import { openChange, type TouchedEntries } from './open_change.js'

interface NewChange {
  company: CompanyReference
  /** The author of the change, who can take it back. */
  userId: string
  /** Whose time it is; the same person without one. */
  personId?: string
  kind: ChangeKind
  /** Of the row; a new one without it. */
  id?: string
  /** The change that this one takes back or makes again. */
  reversesId?: string
}

/**
 * Runs a change of one person's time and writes the touched entries down as they were before and after it; a change
 * that changes nothing leaves no row. Only inside inTx, after `lockTimeOf`.
 */
export async function recordChange<Result>(
  change: NewChange,
  work: () => Promise<Result>
): Promise<Result> {
  const touched: TouchedEntries = new Map()
  const result = await openChange.run(touched, work)
  const after = await readStates(change.company, [...touched.keys()])
  const before = [...touched.values()]
    .filter((state) => state !== null)
    .sort((one, other) => one.startedAt - other.startedAt)
  const changed = [...touched.keys()].filter(
    (id) => !isSameState(stateIn(before, id), stateIn(after, id))
  )
  if (changed.length > 0) {
    const among = ({ id }: EntryState) => changed.includes(id)
    await insertChange(change, before.filter(among), after.filter(among))
  }
  return result
}

export const stateIn = (states: readonly EntryState[], id: string) =>
  states.find((state) => state.id === id)

const LAST = 'select max(position) as last from time_changes where company_id = ? and user_id = ?'

async function insertChange(
  { company, userId, personId, kind, id, reversesId }: NewChange,
  before: EntryState[],
  after: EntryState[]
) {
  const [row] = await readRows<{ last: number | null }>(LAST, [company.id, userId])
  const change = {
    company_id: company.id,
    id: id ?? newId(),
    user_id: userId,
    person_id: personId ?? userId,
    position: Number(row?.last ?? 0) + 1,
    kind,
    changed_at: now(),
    entries_before: JSON.stringify(before),
    entries_after: JSON.stringify(after),
    reverses_id: reversesId ?? null,
    reversed_by: null,
  }
  try {
    await insertRows('time_changes', [change])
  } catch (error) {
    // Somebody may change the time of several people at once.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
