import { changeRows } from '#core/database/change_rows'
import { inTx, reader } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { differences, keepEntries } from './keep_entries.js'

/** Invoices that are worked out at once. */
const PAGE = 200
const WAITING = 'select company_id from vat_backlog where company_id = ?'

/** Makes the entries of companies whose documents are older than the entries; once for each. */
export async function enterWhatIsMissing() {
  const waiting = await readRows<{ company_id: string }>('select company_id from vat_backlog', [])
  for (const { company_id: companyId } of waiting) {
    await inTx(async () => {
      if ((await readRows(WAITING + lock(), [companyId])).length === 0) return
      await enterCompany(companyId)
      await changeRows('delete from vat_backlog where company_id = ?', [companyId])
    })
  }
}

/** Makes all entries of a company those that they should be. Only inside inTx. */
export async function enterCompany(companyId: string) {
  for await (const ids of pagesOfInvoices(companyId)) await keepEntries(companyId, ids)
}

/**
 * The ids of documents with entries that are not what they should be; none when all is well, or when the next start
 * has to make them first.
 */
export async function verifyEntries({ id: companyId }: { id: string }): Promise<string[]> {
  const wrong = new Set<string>()
  if ((await readRows(WAITING, [companyId])).length > 0) return []
  for await (const ids of pagesOfInvoices(companyId)) {
    const found = await differences(companyId, ids)
    for (const row of [...found.missing, ...found.wrong]) wrong.add(row.document_id)
  }
  return [...wrong]
}

async function* pagesOfInvoices(companyId: string): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows: { id: string }[] = await reader()
      .from('invoices')
      .where({ company_id: companyId, kind: 'invoice' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .select('id')
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    yield ids
    after = ids[ids.length - 1]
  }
}
