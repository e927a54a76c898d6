import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { NOTE_STATUSES, type NoteStatus, OUT_STATUSES } from '#modules/deliveries/note_status'
import { type Viewer, withinNotes } from '#modules/deliveries/reach'

interface CountRow {
  status: NoteStatus
  is_billable: boolean | number
  notes: number | bigint
}

export function countsQuery(viewer: Viewer): DatabaseQueryBuilderContract<CountRow> {
  const query = reader()
    .from('delivery_notes')
    .where('company_id', viewer.company.id)
    .groupBy('status', 'is_billable')
    .select('status', 'is_billable')
    .count('* as notes')
  return withinNotes(query, viewer)
}

/** The number of notes in each status, and of those waiting for an invoice. */
export async function countNotes(viewer: Viewer) {
  const none = Object.fromEntries(NOTE_STATUSES.map((status) => [status, 0]))
  const statuses = { all: 0, ...none } as Record<NoteStatus | 'all', number>
  let notInvoiced = 0
  for (const { status, is_billable, notes } of await countsQuery(viewer)) {
    statuses[status] += Number(notes)
    statuses.all += Number(notes)
    if (is_billable && OUT_STATUSES.includes(status)) notInvoiced += Number(notes)
  }
  return { statuses, notInvoiced }
}
