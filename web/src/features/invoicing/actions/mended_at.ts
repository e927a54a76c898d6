import type { Invoice } from '../invoice'

/** Where a field is entered. */
export interface MendingPlace {
  name: 'bank' | 'company' | 'client' | 'draft'
  path: string
}

const OF_THE_BANK = /^(payment\.|companyInfo\.(iban|bic|accountHolder|creditorId)$)/

/**
 * Where a field that a check names is entered, with the field itself in the address; undefined for what an issued
 * document says itself.
 * @param named as the checks name it: `companyInfo.…` (`company.…` in the rules of e-invoices), `client.…`, or a field
 *   of the invoice
 */
export function mendedAt(
  named: string,
  { _id, status, client }: Pick<Invoice, '_id' | 'status'> & { client: { _id: string } | null }
): MendingPlace | undefined {
  const field = named.replace(/^company\./, 'companyInfo.')
  if (OF_THE_BANK.test(field)) {
    const shown = field.startsWith('payment.') ? 'companyInfo.iban' : field
    return { name: 'bank', path: `/settings?section=bank&field=${shown}` }
  }
  if (field.startsWith('companyInfo.')) {
    return { name: 'company', path: `/settings?section=company&field=${field}` }
  }
  if (field.startsWith('client.') && client) {
    const shown = field.slice('client.'.length)
    return { name: 'client', path: `/clients?edit=${client._id}&field=${shown}` }
  }
  return status === 'Draft' ? { name: 'draft', path: `/invoices/${_id}/edit` } : undefined
}
