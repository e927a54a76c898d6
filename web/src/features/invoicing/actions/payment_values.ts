import { decimalText, millionths } from '@/lib/exact_amounts'
import type { Invoice } from '../invoice'

export interface PaymentValues {
  amount: string
  date: string
  method: string
  note: string
  /** Whether the payer took something off for paying early, and how much. */
  takesSkonto: boolean
  skonto: string
  /** More than is open becomes credit of the client. */
  keepsRest: boolean
  sendsReceipt: boolean
}

export type SkontoTerm = Invoice['skontoOffer'][number]
type Owed = Pick<Invoice, 'open' | 'skontoOffer'>
type Paid = Pick<PaymentValues, 'amount' | 'takesSkonto' | 'skonto'>

/** In millionths. */
const takenOff = ({ takesSkonto, skonto }: Pick<PaymentValues, 'takesSkonto' | 'skonto'>) =>
  takesSkonto ? millionths(skonto) : 0n

/** The discount for a payment on that day; undefined after the last day. */
export const offeredOn = (offer: readonly SkontoTerm[], date: string) =>
  offer.find(({ until }) => date !== '' && date <= until)

/** The step that a deduction would be by: the one of that day, after the last day the last one. */
export const termFor = (offer: readonly SkontoTerm[], date: string) =>
  offeredOn(offer, date) ?? offer.at(-1)

/** Whether so much may not be taken off any more on that day. */
export function isLate(
  offer: readonly SkontoTerm[],
  values: Pick<PaymentValues, 'date' | 'takesSkonto' | 'skonto'>
) {
  const { date } = values
  const taken = takenOff(values)
  const allows = ({ until, discount }: SkontoTerm) =>
    date <= until && taken <= millionths(String(discount))
  return taken > 0n && !offer.some(allows)
}

/** A payment of all that is open, less the Skonto of a step. */
export const paymentBy = (open: number, term: SkontoTerm | undefined): Paid =>
  term
    ? { amount: String(term.amount), takesSkonto: true, skonto: String(term.discount) }
    : { amount: String(open), takesSkonto: false, skonto: '' }

/** How much more than is open came, as a decimal string; empty when it is not more. */
export function overpaid(open: number, values: Paid) {
  const rest = millionths(values.amount) + takenOff(values) - millionths(String(open))
  return rest > 0n ? decimalText(rest) : ''
}

/** As the server takes it. */
export const paymentBody = (values: PaymentValues, { open, skontoOffer }: Owed) => ({
  amount: values.amount,
  date: values.date,
  method: values.method,
  note: values.note,
  ...(takenOff(values) > 0n && {
    skonto: values.skonto,
    acceptLateSkonto: isLate(skontoOffer, values),
  }),
  ...(values.keepsRest && overpaid(open, values) && { overpayment: 'credit' as const }),
})
