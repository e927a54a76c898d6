import { api } from '@/lib/server/api'
import { bodyOf, type InvoiceValues } from './invoice_values'

/** Makes the draft on the server, or changes it. */
export function saveDraft(values: InvoiceValues) {
  const body = bodyOf(values)
  return values._id
    ? api('PUT', '/api/invoices/:id', {
        params: { id: values._id },
        body: { ...body, version: values.version },
      })
    : api('POST', '/api/invoices', { body })
}
