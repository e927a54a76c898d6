import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { type Viewer, withinNotes } from '#modules/deliveries/reach'

interface NoteToSign {
  id: string
  number: string
  client_name: string
  date_on: Day
}

/** Issued notes within the viewer's reach that are not signed yet, the earliest first. Without amounts of money. */
export async function readNotesToSign(viewer: Viewer, most: number) {
  const rows: NoteToSign[] = await withinNotes(
    reader()
      .from('delivery_notes')
      .where('company_id', viewer.company.id)
      .whereIn('status', ['Issued', 'Delivered'])
      .orderBy('date_on')
      .orderBy('id')
      .limit(most)
      .select('id', 'number', 'client_name', 'date_on'),
    viewer
  )
  return rows.map(({ id, number, client_name, date_on }) => ({
    _id: id,
    number,
    clientName: client_name,
    date: date_on,
  }))
}
