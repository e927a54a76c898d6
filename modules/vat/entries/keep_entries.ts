import { reader, writer } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import { entriesOf } from './entries_of.js'
import type { InvoiceFamily } from './invoice_family.js'
import { type CountedEntry, moveSums } from './keep_sums.js'
import { readFamilies } from './read_families.js'

interface EntryRow extends CountedEntry {
  id: string
  invoice_id: string
  document_id: string
  client_id: string | null
}

const VALUES = [
  ...(['invoice_id', 'document_id', 'client_id', 'basis', 'day_on', 'cause', 'currency'] as const),
  ...(['category', 'rate', 'net', 'tax'] as const),
]

/**
 * Makes the entries of invoices, and their sums, those that they should have by now; what is right already stays. Only inside inTx,
 * after the audit row, whose lock makes the changes of a company wait for each other.
 */
export async function keepEntries(companyId: string, invoiceIds: string[]) {
  const { missing, wrong } = await differences(companyId, invoiceIds)
  if (wrong.length > 0) {
    await writer()
      .from('vat_entries')
      .where('company_id', companyId)
      .whereIn(
        'id',
        wrong.map(({ id }) => id)
      )
      .delete()
  }
  await insertRows(
    'vat_entries',
    missing.map((row) => ({ company_id: companyId, id: newId(), ...row }))
  )
  await moveSums(companyId, { gone: wrong, come: missing })
}

/** The entries that invoices should have and have not, and those that they have and should not. */
export async function differences(companyId: string, invoiceIds: string[]) {
  const families = await readFamilies(companyId, invoiceIds)
  const wanted = new Map(
    [...families].flatMap(([id, family]) =>
      rowsOf(id, family).map((row) => [textOf(row), row] as const)
    )
  )
  const stored: EntryRow[] = await reader()
    .from('vat_entries')
    .where('company_id', companyId)
    .whereIn('invoice_id', invoiceIds)
    .select('id', ...VALUES)
  const wrong = stored.filter((row) => !wanted.delete(textOf(row)))
  return { missing: [...wanted.values()], wrong }
}

const textOf = (row: Omit<EntryRow, 'id'>) => VALUES.map((name) => String(row[name])).join(' ')

const rowsOf = (invoiceId: string, family: InvoiceFamily) =>
  entriesOf(family).map((entry) => ({
    invoice_id: invoiceId,
    document_id: entry.documentId,
    client_id: family.clientId,
    basis: entry.basis,
    day_on: entry.dayOn,
    cause: entry.cause,
    currency: family.exchange?.ownCurrency ?? family.currency,
    category: entry.category,
    rate: boundInteger(entry.rate),
    net: boundInteger(entry.net),
    tax: boundInteger(entry.tax),
  }))
