import { isDeskRow, type NoteRow } from './note'

/** Possible steps for a delivery note. */
export type Step =
  | 'issue'
  | 'edit'
  | 'sign'
  | 'deliver'
  | 'bill'
  | 'rest'
  | 'send'
  | 'assign'
  | 'duplicate'
  | 'cancel'
  | 'delete'

const FOR_DESK: Step[] = ['bill', 'send', 'assign', 'cancel']

/** The steps that the server allows the caller for a note in its current state, the most useful one first. */
export function stepsOf(note: NoteRow): Step[] {
  const isDesk = isDeskRow(note)
  return allSteps(note).filter((step) => isDesk || !FOR_DESK.includes(step))
}

function allSteps(note: NoteRow): Step[] {
  const { status, hasRest, signedAt, deliveredOn } = note
  if (status === 'Draft') return ['issue', 'edit', 'assign', 'duplicate', 'delete']
  if (status === 'Cancelled') return ['duplicate']
  const isBillable = isDeskRow(note) && note.isBillable && status !== 'Invoiced'
  const receipt: Step[] = [
    ...(signedAt ? [] : (['sign'] as const)),
    ...(deliveredOn ? [] : (['deliver'] as const)),
  ]
  const rest: Step[] = hasRest ? ['rest'] : []
  const bill: Step[] = isBillable ? ['bill'] : []
  const open: Step[] = status === 'Invoiced' ? [] : ['cancel']
  return [...receipt, ...bill, ...rest, 'send', 'assign', 'duplicate', ...open]
}

export const DANGEROUS: Step[] = ['cancel', 'delete']
