import type { Invoice } from '../invoice'

const OF_THE_BANK = /^(payment\.|company\.(iban|bic|accountHolder|creditorId))/

/** Where a field that the rules of e-invoices name is written; nowhere for what an issued document says itself. */
export function mendedAt(
  field: string,
  { _id, status, client }: Pick<Invoice, '_id' | 'status' | 'client'>
) {
  if (OF_THE_BANK.test(field)) return { name: 'bank', path: '/settings?section=bank' }
  if (field.startsWith('company.')) return { name: 'company', path: '/settings?section=company' }
  if (field.startsWith('client.') && client) {
    return { name: 'client', path: `/clients?edit=${client._id}` }
  }
  return status === 'Draft' ? { name: 'draft', path: `/invoices/${_id}/edit` } : undefined
}
