import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import type { DocumentPdfModel } from '#modules/documents/public'
import { deductedTotal } from '#modules/invoicing/down_payments/deduction'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'

const STAGES = { full: undefined, downPayment: 'downPayment', final: 'finalInvoice' } as const

/** Which title an invoice or any draft has; a cancellation has its own. */
export function printedStage({ kind, stage }: Invoice): DocumentPdfModel['stage'] {
  if (kind === 'creditNote') return kind
  return kind === 'invoice' ? STAGES[stage] : undefined
}

/** The deductions of a final invoice and its remainder; empty on other documents. */
export function printedDeductions(
  { net, total }: Invoice,
  { taxes, deductions }: ContentParts
): DocumentPdfModel['deductions'] {
  if (deductions.length === 0) return undefined
  return {
    downPayments: deductions.map(({ number, dateOn, taxes: groups }) => ({
      number,
      issuedOn: dateOn,
      taxes: groups,
    })),
    total: deductedTotal(deductions),
    remainder: {
      net,
      taxes: taxes.map(({ category, rate, base, tax }) => ({
        category,
        rate: decimalFromRow(rate),
        base: moneyFromRow(base),
        tax: moneyFromRow(tax),
      })),
      total,
    },
  }
}
