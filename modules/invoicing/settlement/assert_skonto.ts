import { type Day, formatDay } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { type Minor, moneyNumber } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { offeredSkonto } from '#modules/invoicing/settlement/skonto_offer'

/**
 * Checks the amount deducted from an invoice for early payment.
 * @param on the day of the payment
 * @param isLateAccepted by choice, after the last day
 * @throws 409 `no_skonto`, `skonto_exceeds_terms` with `most`, `skonto_late` with `until`
 */
export async function assertSkonto(
  invoice: Invoice,
  { skonto, on, isLateAccepted }: { skonto: Minor; on: Day; isLateAccepted: boolean }
) {
  const { currency } = invoice
  const offer = await offeredSkonto(invoice)
  const [most] = offer
  if (!most) throw conflict('invoicing.no_skonto')
  if (skonto > most.discount) {
    throw conflict('invoicing.skonto_exceeds_terms', {
      values: { most: saidAmount(most.discount, currency) },
      extra: { most: moneyNumber(most.discount, currency) },
    })
  }
  const isInTime = offer.some(({ until, discount }) => on <= until && skonto <= discount)
  if (isInTime || isLateAccepted) return
  // Of the steps that give so much the last one ends last.
  const { until } = offer.findLast(({ discount }) => skonto <= discount) ?? most
  throw conflict('invoicing.skonto_late', { values: { until: formatDay(until) }, extra: { until } })
}
