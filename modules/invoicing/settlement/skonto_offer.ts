import { moneyFromRow } from '#core/money/columns'
import { minor, sum } from '#core/money/minor'
import { type SkontoTerm, skontoTerms } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { settlementsOf } from '#modules/invoicing/queries/invoice_parts'
import type { SettlementRow } from '#modules/invoicing/settlement/settlement'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

type Settled = Pick<SettlementRow, 'kind' | 'amount'>

/**
 * The discount still available for early payment, and the amount then due: the percentage of its total less credit
 * notes, regardless of earlier payments. Empty after Skonto was taken or when nothing is open.
 */
export function skontoOffer(invoice: Invoice, settlements: readonly Settled[]): SkontoTerm[] {
  const open = openAmount(invoice)
  if (open <= 0n || settlements.some(({ kind }) => kind === 'skonto')) return []
  const credited = settlements
    .filter(({ kind }) => kind === 'creditNote')
    .map(({ amount }) => moneyFromRow(amount))
  const total = minor(invoice.total - sum(credited))
  return skontoTerms(invoice.skonto ?? [], { dateOn: invoice.dateOn, total }).map((term) => {
    const discount = term.discount < open ? term.discount : open
    return { ...term, discount, amount: minor(open - discount) }
  })
}

/** The same for an invoice alone; its settlements are only read where they can change the offer. */
export async function offeredSkonto(invoice: Invoice): Promise<SkontoTerm[]> {
  if (!invoice.skonto?.length) return []
  return skontoOffer(invoice, invoice.reduced === 0n ? [] : await settlementsOf(invoice))
}
