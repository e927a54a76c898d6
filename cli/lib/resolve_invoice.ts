import { isSearchable } from './find.js'
import { resolve } from './resolve.js'
import type { Invoice } from './server/answers.js'
import type { Client } from './server/client.js'

/** The invoice of a number, a part of an id, or words. @throws `no_such_invoice`, `many_invoices` */
export async function resolveInvoice(client: Client, wanted: string): Promise<Invoice> {
  const search = isSearchable(wanted) && !/^[0-9a-f]{6}$/i.test(wanted) ? wanted : undefined
  const { body } = await client.get('/api/invoices', { query: { search, pageSize: 500 } })
  const nameOf = ({ client: known, customClient }: Invoice) => (known ?? customClient)?.name ?? ''
  return resolve(body, {
    wanted,
    names: (invoice) => [invoice.number ?? '', nameOf(invoice)],
    prefers: () => true,
    shown: (invoice) => [invoice.number, nameOf(invoice)].filter(Boolean).join('  '),
    codes: { none: 'no_such_invoice', many: 'many_invoices' },
    next: 'kontor invoices',
  })
}
