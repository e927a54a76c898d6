import type { InvoiceKind, InvoiceStage } from '#modules/invoicing/kinds'

/** The documents of this module that have a template of their own. */
export const LETTERS = {
  invoice: { kind: 'invoice', stage: 'full' },
  downPayment: { kind: 'invoice', stage: 'downPayment' },
  finalInvoice: { kind: 'invoice', stage: 'final' },
  cancellation: { kind: 'cancellation', stage: 'full' },
  creditNote: { kind: 'creditNote', stage: 'full' },
} as const satisfies Record<string, { kind: InvoiceKind; stage: InvoiceStage }>

export type LetterName = keyof typeof LETTERS

/** The letter of a document; a cancellation has its own, whatever it reverses. */
export function letterNameOf({
  kind,
  stage,
}: {
  kind: InvoiceKind
  stage: InvoiceStage
}): LetterName {
  if (kind !== 'invoice') return kind
  if (stage === 'downPayment') return 'downPayment'
  return stage === 'final' ? 'finalInvoice' : 'invoice'
}
