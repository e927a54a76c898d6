import type { CompanyScope } from '#core/http/caller'
import type { Invoice } from '#modules/invoicing/models/invoice'

type Listener = (company: CompanyScope, invoice: Invoice) => Promise<void>

const listeners: Listener[] = []

/** Registers work of a later module that belongs to an issue and runs in its transaction, such as freezing an annex. */
export function whenIssued(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx, after the invoice has its number. */
export async function announceIssue(company: CompanyScope, invoice: Invoice) {
  for (const listener of listeners) await listener(company, invoice)
}
