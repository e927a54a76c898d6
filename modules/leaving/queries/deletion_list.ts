import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { LeavingState } from '#modules/leaving/models/company_leaving'

interface DeletionRow {
  id: string
  name: string
  state: LeavingState
  requested_at: number
  closes_at: number
  closed_at: number | null
  next_purge_on: string | null
  held_at: number | null
  held_by_name: string | null
}

const DELETIONS = `
  select company_leavings.id, companies.name, company_leavings.state, company_leavings.requested_at,
    company_leavings.closes_at, company_leavings.closed_at, company_leavings.next_purge_on,
    company_leavings.held_at, holders.name as held_by_name
  from company_leavings
  join companies on companies.id = company_leavings.id
  left join users as holders on holders.id = company_leavings.held_by
  where company_leavings.state <> 'purged'`

/** Companies whose deletion was requested or that are closed, those that close first before the others. */
export async function deletionList() {
  const rows = await readRows<DeletionRow>(
    `${DELETIONS} order by company_leavings.closes_at, company_leavings.id limit 500`,
    []
  )
  return rows.map(transformDeletion)
}

/** One of them. Sees the changes of the open transaction. */
export async function findDeletion(id: string) {
  const [row] = await readRows<DeletionRow>(`${DELETIONS} and company_leavings.id = ?`, [id])
  return row && transformDeletion(row)
}

const transformDeletion = (row: DeletionRow) => ({
  _id: row.id,
  name: row.name,
  state: row.state,
  requestedAt: instantText(row.requested_at),
  closesAt: instantText(row.closes_at),
  closedAt: row.closed_at === null ? null : instantText(row.closed_at),
  nextPurgeOn: row.next_purge_on,
  heldAt: row.held_at === null ? null : instantText(row.held_at),
  heldBy: row.held_by_name,
})
