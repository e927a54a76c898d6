import { NOTHING } from '#core/money/minor'
import { exactShare, exactShares, fillUp } from './fit_amount.js'
import { namesLikeNumber, namesNumber, searchable } from './number_in_text.js'
import { isSameName, nameWords } from './same_name.js'
import type { Confidence, Credit, OpenInvoice, Reason, Share, Suggestion } from './suggestion.js'

/** Facts beyond the entry. */
export interface Known {
  /** The oldest due first. */
  invoices: OpenInvoice[]
  /** The clients with earlier payments from an account, by its number. */
  payers: Map<string, Set<string>>
}

const MOST = 3
const ORDER: Confidence[] = ['sure', 'likely', 'possible']

/** The payer of an invoice: a client, or the recipient entered on this invoice only. */
const payerOf = ({ clientId, id }: OpenInvoice) => clientId ?? id

/**
 * Suggestions for received money, the surest first. A wrong payment costs more than a question, so only an invoice
 * with two agreeing signs and no rival is `sure`.
 */
export function suggest(credit: Credit, { invoices, payers }: Known): Suggestion[] {
  const open = invoices.filter(({ currency }) => currency === credit.currency)
  const clients = payers.get(credit.iban)
  const words = nameWords(credit.name)
  const signsOf = (invoice: OpenInvoice): Reason[] => [
    ...(invoice.clientId !== null && clients?.has(invoice.clientId) ? (['iban'] as const) : []),
    ...(isSameName(words, invoice.words) ? (['name'] as const) : []),
  ]
  const found = [
    ...byNumber(credit, open, signsOf),
    ...byAmount(credit, open, signsOf),
    ...byPayer(credit, open, signsOf),
  ]
  return onlyOnce(found)
    .map((each) => doubtEarly(each, credit))
    .sort((a, b) => ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence))
    .slice(0, MOST)
}

type Signs = (invoice: OpenInvoice) => Reason[]

function byNumber(credit: Credit, open: OpenInvoice[], signsOf: Signs): Suggestion[] {
  const text = searchable(credit.words)
  const named = open.filter(({ signs }) => namesNumber(text, signs))
  return [...Map.groupBy(named, payerOf).values()].map((invoices) => {
    const { amount, bookedOn: on } = credit
    const signs = signsOf(invoices[0] as OpenInvoice)
    const all = exactShares(invoices, { amount, on, mustAll: true })
    const some = all ?? exactShares(invoices, { amount, on, mustAll: false })
    if (some) {
      const confidence = all || some.length === 1 ? 'sure' : 'likely'
      return suggestion(confidence, ['number', ...amountReasons(some), ...signs], some)
    }
    const { shares, left } = fillUp(invoices, amount)
    return { ...suggestion('likely', ['number', ...signs], shares), left }
  })
}

function byAmount(credit: Credit, open: OpenInvoice[], signsOf: Signs): Suggestion[] {
  const { amount, bookedOn, words } = credit
  const text = searchable(words)
  const fitting = open.flatMap((invoice) => exactShare(invoice, amount, bookedOn) ?? [])
  const known = fitting.filter(({ invoice }) => signsOf(invoice).length > 0)
  const shown = known.length > 0 ? known : fitting
  return shown.slice(0, MOST).map((share) => {
    const signs = signsOf(share.invoice)
    const isOnly = shown.length === 1
    // A purpose with another invoice number means that invoice, even when it is already paid.
    const isOther = namesLikeNumber(text, share.invoice.signs)
    const isSure = isOnly && signs.includes('iban') && !isOther
    const confidence = isSure ? 'sure' : signs.length > 0 ? 'likely' : 'possible'
    return suggestion(confidence, [...amountReasons([share]), ...signs], [share])
  })
}

/** Several invoices of the probable payer, or a part of the oldest. */
function byPayer({ amount, bookedOn: on }: Credit, open: OpenInvoice[], signsOf: Signs) {
  const theirs = open.filter((invoice) => signsOf(invoice).length > 0)
  return [...Map.groupBy(theirs, payerOf).values()].flatMap((invoices): Suggestion[] => {
    const signs = signsOf(invoices[0] as OpenInvoice)
    const exact = exactShares(invoices, { amount, on, mustAll: false })
    if (exact) return [suggestion('likely', [...amountReasons(exact), ...signs], exact)]
    const { shares, left } = fillUp(invoices, amount)
    return signs.includes('iban') ? [{ ...suggestion('possible', signs, shares), left }] : []
  })
}

/** Money that came before an invoice was written is rarely for it. */
function doubtEarly(found: Suggestion, { bookedOn }: Credit): Suggestion {
  if (found.shares.every(({ invoice }) => invoice.dateOn <= bookedOn)) return found
  const confidence = found.confidence === 'sure' ? 'likely' : found.confidence
  return { ...found, confidence, reasons: [...found.reasons, 'early'] }
}

const amountReasons = (shares: Share[]): Reason[] => [
  shares.length > 1 ? 'total' : 'amount',
  ...(shares.some(({ skonto }) => skonto > 0n) ? (['skonto'] as const) : []),
]

const suggestion = (confidence: Confidence, reasons: Reason[], shares: Share[]): Suggestion => ({
  confidence,
  reasons,
  shares,
  left: NOTHING,
})

/** The first way to each set of invoices is the best explained one. */
function onlyOnce(suggestions: Suggestion[]) {
  const seen = new Set<string>()
  return suggestions.filter(({ shares }) => {
    const key = shares
      .map(({ invoice, amount }) => `${invoice.id} ${amount}`)
      .sort()
      .join()
    if (shares.length === 0 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
