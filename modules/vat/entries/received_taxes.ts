import type { Day } from '#core/clock'
import type { CorrectingDocument, GivenBack, InvoiceFamily, Settled } from './invoice_family.js'
import { OpenTaxes, turned } from './open_taxes.js'
import type { TaxGroup, VatCause } from './vat_entry.js'

/** Something that counts on a day. */
export interface Booked {
  on: Day
  cause: VatCause
  taxes: TaxGroup[]
}

/** The supplies that money was received for, of an invoice and its corrections. */
export interface Received {
  invoice: Booked[]
  /** By the id of the credit note; negative. */
  creditNotes: Map<string, Booked[]>
  /** Negative. */
  cancellation: Booked[]
}

/**
 * Received amounts of an invoice, day by day (§ 13 (1) no. 1 b, § 20 UStG). Skonto and write-offs only lower the
 * outstanding part, as no money came for them. A credit note does so with its own rates; its refund of received money
 * counts on the day of the refund (§ 17 (1) UStG). A cancellation likewise returns the received amounts, in the rates
 * in which they came. Credit from an overpayment belongs to no supply until it settles an invoice.
 */
export function receivedTaxes({
  invoice,
  settlements,
  creditNotes,
  cancellation,
}: InvoiceFamily): Received {
  const open = new OpenTaxes(invoice.taxes)
  const openNotes = new Map(
    creditNotes.map(({ id, taxes }) => [id, new OpenTaxes(turned(taxes))] as const)
  )
  const booked: Booked[] = [{ on: invoice.dateOn, cause: 'document', taxes: open.settle() }]
  for (const settled of settlements.toSorted(inTurn)) {
    const { kind: cause, on } = settled
    if ('taxes' in settled) open.lower(settled.taxes)
    else if ('creditNoteId' in settled) {
      open.lower(openNotes.get(settled.creditNoteId)?.take(settled.amount) ?? [])
    } else booked.push({ on, cause, taxes: open.take(settled.amount) })
    booked.push({ on, cause, taxes: open.settle() })
  }
  return {
    invoice: booked,
    creditNotes: new Map(
      creditNotes.map(({ id, givenBack }) => [
        id,
        backFrom(openNotes.get(id) ?? new OpenTaxes([]), givenBack),
      ])
    ),
    cancellation: cancellation ? backByCancellation(cancellation, booked) : [],
  }
}

/** Refunds day by day, limited to the refundable amounts. */
const backFrom = (open: OpenTaxes, givenBack: readonly GivenBack[]): Booked[] =>
  givenBack.toSorted(byDay).map(({ kind, on, amount }) => ({
    on,
    cause: kind,
    taxes: turned(open.take(amount)),
  }))

/** Once all money is back, what rates still differ by goes too: at once, when no money had come. */
function backByCancellation(cancellation: CorrectingDocument, received: Booked[]): Booked[] {
  const open = new OpenTaxes(received.flatMap(({ taxes }) => taxes))
  const back = backFrom(open, cancellation.givenBack)
  const { on, cause } = back.at(-1) ?? { on: cancellation.dateOn, cause: 'document' as const }
  return [...back, { on, cause, taxes: turned(open.settle()) }]
}

const isMoney = ({ kind }: Settled) => kind === 'payment' || kind === 'credit'

/** By day, what lowers the amount before the money of the same day; ids tell the order of a day. */
const inTurn = (one: Settled, other: Settled) =>
  one.on === other.on && isMoney(one) !== isMoney(other)
    ? Number(isMoney(one)) - Number(isMoney(other))
    : byDay(one, other)

const byDay = (one: { on: Day; id: string }, other: { on: Day; id: string }) =>
  one.on === other.on ? (one.id < other.id ? -1 : 1) : one.on < other.on ? -1 : 1
