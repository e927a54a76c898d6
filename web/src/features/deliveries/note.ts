import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type NoteRow = RowOf<'/api/delivery-notes'>
export type NoteStatus = NoteRow['status']
export type Note = AnswerOf<'GET', '/api/delivery-notes/:id'>

/** Fields of a note for the desk only. */
export type DeskRow = Extract<NoteRow, { net: number }>
export type DeskNote = Extract<Note, { net: number }>

/** Whether the server has answered the desk: employees get nothing of money. */
export const isForDesk = (note: Note): note is DeskNote => 'net' in note
export const isDeskRow = (row: NoteRow): row is DeskRow => 'net' in row

/** The queries that show something else after a step. */
export const AFFECTED = ['/api/delivery-notes']

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: NoteStatus; kind: StatusKind }[] = [
  { status: 'Draft', kind: 'draft' },
  { status: 'Issued', kind: 'open' },
  { status: 'Delivered', kind: 'partly' },
  { status: 'Signed', kind: 'paid' },
  { status: 'Invoiced', kind: 'paid' },
  { status: 'Cancelled', kind: 'void' },
]

export const kindOf = (status: NoteStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'

/** Lines that bring more than is left of what was ordered. */
export const excessOf = ({ lines }: Note) =>
  lines.filter(
    ({ kind, ordered, deliveredBefore, quantity }) =>
      kind === 'item' && quantity > 0 && deliveredBefore + quantity > ordered
  )
