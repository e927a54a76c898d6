import { queryFor, resolveDocument } from './resolve_document.js'
import type { Invoice } from './server/answers.js'
import type { Client } from './server/client.js'

/** The invoice of a number, a part of an id, or words. @throws `no_such_invoice`, `many_invoices` */
export async function resolveInvoice(client: Client, wanted: string): Promise<Invoice> {
  const { body } = await client.get('/api/invoices', { query: queryFor(wanted) })
  return resolveDocument(body, wanted, {
    codes: { none: 'no_such_invoice', many: 'many_invoices' },
    next: 'kontor invoices',
  })
}
