import { reader } from '#core/database/in_tx'
import type { ProfileRow } from './profile_rows.js'

interface MadeRow {
  profile_id: string
  id: string
  number: string | null
}

/** The newest invoice of each profile that is still there, by the profile's id. */
export async function lastInvoices(profiles: Pick<ProfileRow, 'id'>[]) {
  const rows: MadeRow[] = await reader()
    .from('recurring_runs as runs')
    .join('invoices', (join) =>
      join.on('invoices.company_id', 'runs.company_id').andOn('invoices.id', 'runs.invoice_id')
    )
    .whereIn(
      'runs.profile_id',
      profiles.map(({ id }) => id)
    )
    .whereNotExists((later) =>
      later
        .from('recurring_runs as later')
        .whereColumn('later.company_id', 'runs.company_id')
        .whereColumn('later.profile_id', 'runs.profile_id')
        .whereColumn('later.occurrence_on', '>', 'runs.occurrence_on')
        .where('later.status', 'made')
    )
    .select('runs.profile_id', 'invoices.id', 'invoices.number')
  return new Map(rows.map(({ profile_id, id, number }) => [profile_id, { _id: id, number }]))
}
