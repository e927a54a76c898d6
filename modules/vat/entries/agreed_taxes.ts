import type { Day } from '#core/clock'
import type { InvoiceFamily } from './invoice_family.js'
import { addedUp, turned } from './open_taxes.js'
import type { Booked, Received } from './received_taxes.js'

/**
 * The VAT of an invoice on agreed amounts (§ 16 (1), § 13 (1) no. 1 a UStG): due on the day of the supply, but for
 * earlier payments on the day of receipt (sentence 4). A down payment without a final invoice has no supply yet: only
 * its received amount counts. Skonto and write-offs count on their own day (§ 17 (1) sentence 8, (2) no. 1 UStG).
 */
export function agreedOfInvoice(
  { invoice, suppliedOn, settlements }: InvoiceFamily,
  received: Booked[]
): Booked[] {
  const booked = agreed(invoice.taxes, suppliedOn, received)
  if (suppliedOn === null) return booked
  const lowered = settlements.flatMap((settled): Booked[] =>
    'taxes' in settled
      ? [{ on: later(settled.on, suppliedOn), cause: settled.kind, taxes: turned(settled.taxes) }]
      : []
  )
  return [...booked, ...lowered]
}

/**
 * The same of credit notes and the cancellation: on their own day, for a change counts when it happens (§ 17 (1)
 * sentence 8 UStG), and not before that which they change. The cancellation takes back the whole invoice, so Skonto and
 * write-offs lower nothing any more from its day on.
 */
export function agreedOfOthers(
  { suppliedOn, settlements, creditNotes, cancellation }: InvoiceFamily,
  received: Received
): { id: string; booked: Booked[] }[] {
  const dayOf = ({ dateOn }: { dateOn: Day }) => suppliedOn && later(dateOn, suppliedOn)
  const notes = creditNotes.map((note) => ({
    id: note.id,
    booked: agreed(note.taxes, dayOf(note), received.creditNotes.get(note.id) ?? []),
  }))
  if (!cancellation) return notes
  const lowered = settlements.flatMap((settled) => ('taxes' in settled ? settled.taxes : []))
  const taxes = addedUp([...cancellation.taxes, ...lowered])
  const booked = agreed(taxes, dayOf(cancellation), received.cancellation)
  return [...notes, { id: cancellation.id, booked }]
}

/** Amounts received before a day, and the rest on that day. */
function agreed(taxes: InvoiceFamily['invoice']['taxes'], day: Day | null, received: Booked[]) {
  if (day === null) return received
  const before = received.filter(({ on }) => on < day)
  const rest = addedUp([...taxes, ...turned(before.flatMap((booked) => booked.taxes))])
  return [...before, { on: day, cause: 'document' as const, taxes: rest }]
}

const later = (one: Day, other: Day) => (one > other ? one : other)
