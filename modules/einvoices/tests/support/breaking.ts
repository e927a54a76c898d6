import { minor } from '#core/money/minor'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { SCENARIOS } from './scenarios.js'

/** An invoice that one rule is broken in, and the field that the finding points to. */
export interface Broken {
  rule: string
  field: string
  /** The scenario that is broken; `mixed` without one. */
  of?: string
  breaking: (invoice: EInvoice) => EInvoice
  /** Only our own: the official rules have no such finding, or one with another number. */
  isOwn?: true
}

export const without =
  <Part extends 'seller' | 'buyer'>(part: Part, ...names: (keyof EInvoice[Part])[]) =>
  (invoice: EInvoice): EInvoice => ({
    ...invoice,
    [part]: { ...invoice[part], ...Object.fromEntries(names.map((name) => [name, undefined])) },
  })

export const inAddress = (part: 'seller' | 'buyer', name: string) => (invoice: EInvoice) => ({
  ...invoice,
  [part]: { ...invoice[part], address: { ...invoice[part].address, [name]: '' } },
})

export const inContact = (name: string) => (invoice: EInvoice) => ({
  ...invoice,
  seller: { ...invoice.seller, contact: { ...invoice.seller.contact, [name]: '' } },
})

export const inTotals = (name: keyof EInvoice['totals']) => (invoice: EInvoice) => ({
  ...invoice,
  totals: { ...invoice.totals, [name]: minor(invoice.totals[name] + 100n) },
})

export const inLine = (change: Partial<EInvoice['lines'][number]>) => (invoice: EInvoice) => ({
  ...invoice,
  lines: invoice.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
})

export const inGroup = (change: Partial<EInvoice['vat'][number]>) => (invoice: EInvoice) => ({
  ...invoice,
  vat: invoice.vat.map((group, index) => (index === 0 ? { ...group, ...change } : group)),
})

export function inContactTo(name: string, value: string) {
  return (invoice: EInvoice) => ({
    ...invoice,
    seller: { ...invoice.seller, contact: { ...invoice.seller.contact, [name]: value } },
  })
}

/** The invoice that breaks a rule. */
export const brokenOf = ({ of = 'mixed', breaking }: Broken) => breaking(SCENARIOS[of]())
