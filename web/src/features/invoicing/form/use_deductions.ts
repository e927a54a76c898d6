import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { decimalText, millionths, sum } from '@/lib/exact_amounts'
import { currencyDecimals } from '@/lib/language/currency'
import { recordQuery } from '@/lib/server/queries'
import type { InvoiceValues } from './invoice_values'

export type DownPayment = AnswerOf<'GET', '/api/down-payments'>[number]

/** The down payments that a final invoice to this recipient can take off, and those that it does. */
export function useDeductions(values: InvoiceValues) {
  const { _id, stage, clientId, customClient, currency, downPayments } = values
  const name = customClient?.name ?? ''
  const isFinal = stage === 'final'
  const recipient = clientId ? { clientId } : { name }
  const { data = [], isError } = useQuery({
    ...recordQuery('/api/down-payments', {
      query: { ...recipient, currency, ...(_id && { invoiceId: _id }) },
    }),
    enabled: isFinal && (clientId !== '' || name !== ''),
    staleTime: 0,
  })
  const offered = isFinal ? data : []
  const chosen = offered.filter((each) => downPayments.includes(each._id))
  return { offered, chosen, isError }
}

/** The remainder of a total after its down payments: a decimal string. */
export function remainderOf(total: string, chosen: DownPayment[], currency: string) {
  const taken = chosen.map((each) => millionths(each.total.toFixed(currencyDecimals(currency))))
  return decimalText(millionths(total) - sum(taken)) || '0'
}
