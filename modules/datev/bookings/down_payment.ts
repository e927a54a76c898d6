import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import { addedUp, OpenTaxes, type TaxGroup, turned } from '#modules/vat/public'

/** Something that happens to a down payment. */
export type DownPaymentEvent = { on: Day; id: string } & (
  | { kind: 'money'; amount: Minor }
  | { kind: 'lowered'; by: 'skonto' | 'writeOff'; taxes: readonly TaxGroup[] }
  | { kind: 'corrected'; taxes: readonly TaxGroup[]; settled: Minor }
  /** Received money that went back for a credit note or the cancellation. */
  | { kind: 'givenBack'; amount: Minor }
  /** A final invoice deducts it, and with its cancellation no longer. */
  | { kind: 'supplied' | 'released'; number: string; receiptId: string }
)

/** A booking of one day: VAT groups of one kind, positive where the client owes more. */
export interface DownPaymentStep {
  on: Day
  kind: 'advance' | 'revenue' | 'skonto' | 'writeOff'
  groups: TaxGroup[]
  /** The final invoice, or its cancellation, that brings it about. */
  source: { number: string; receiptId: string } | null
}

/** In the order of a day: the supply first, money last. */
const ORDER = ['supplied', 'released', 'corrected', 'lowered', 'money', 'givenBack']

/**
 * A down payment in the books. Until the supply only received money counts: it is an advance with its VAT on the day
 * of receipt (§ 13 (1) no. 1 a sentence 4 UStG), and the request for it is no claim. The final invoice turns advances
 * into revenue, together with what is still unpaid; its cancellation turns them back.
 * @param taxes of the down payment as issued
 */
export function downPaymentSteps(
  taxes: readonly TaxGroup[],
  events: readonly DownPaymentEvent[]
): DownPaymentStep[] {
  const open = new OpenTaxes(taxes)
  const steps: DownPaymentStep[] = []
  let isSupplied = false
  let [claim, received] = [addedUp(taxes), [] as TaxGroup[]]
  let [revenue, advance] = [[] as TaxGroup[], [] as TaxGroup[]]

  for (const event of events.toSorted(inTurn)) {
    let source: DownPaymentStep['source'] = null
    if (event.kind === 'money') {
      received = addedUp([...received, ...open.take(event.amount), ...open.settle()])
    } else if (event.kind === 'givenBack') {
      received = addedUp([...received, ...turned(new OpenTaxes(received).take(event.amount))])
    } else if (event.kind === 'lowered') {
      open.lower(event.taxes)
      claim = addedUp([...claim, ...turned(event.taxes)])
      if (isSupplied) {
        steps.push({ on: event.on, kind: event.by, groups: turned(event.taxes), source })
        revenue = addedUp([...revenue, ...turned(event.taxes)])
      }
    } else if (event.kind === 'corrected') {
      open.lower(new OpenTaxes(turned(event.taxes)).take(event.settled))
      claim = addedUp([...claim, ...event.taxes])
    } else {
      isSupplied = event.kind === 'supplied'
      source = { number: event.number, receiptId: event.receiptId }
    }
    const targets = isSupplied
      ? { advance: [], revenue: claim }
      : { advance: received, revenue: [] }
    const changes = {
      advance: addedUp([...targets.advance, ...turned(advance)]),
      revenue: addedUp([...targets.revenue, ...turned(revenue)]),
    }
    ;[advance, revenue] = [targets.advance, targets.revenue]
    for (const kind of ['advance', 'revenue'] as const) {
      if (changes[kind].length > 0)
        steps.push({ on: event.on, kind, groups: changes[kind], source })
    }
  }
  return steps
}

const inTurn = (one: DownPaymentEvent, other: DownPaymentEvent) => {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1
  const turn = ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)
  return turn !== 0 ? turn : one.id < other.id ? -1 : 1
}
