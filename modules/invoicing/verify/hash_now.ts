import { createHash } from 'node:crypto'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { attachedFilesOf } from '#modules/invoicing/attachments/attachment_rows'
import { documentHash } from '#modules/invoicing/issuing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { partsOf } from '../queries/invoice_parts.js'

/** The current hash of an issued invoice; undefined when it is gone, or states another hash itself. */
export async function hashNow(company: CompanyReference, id: string) {
  const invoice = await Invoice.one(company, id)
  if (!invoice) return undefined
  invoice.clientId = (await clientAtIssue(company, id)) ?? invoice.clientId
  const hash = documentHash(invoice, {
    ...(await partsOf(invoice)),
    attachments: await hashedNow(invoice),
  })
  return hash === invoice.documentHash ? hash : undefined
}

/** The files of a document by their bytes; empty where these are not the bytes that were noted. */
const hashedNow = async (invoice: Invoice) =>
  (await attachedFilesOf(invoice)).map(({ content, sha256, ...file }) => {
    const hash = createHash('sha256').update(content).digest('hex')
    return { ...file, sha256: hash === sha256 ? hash : '' }
  })

const TAKEN_BACK = `
  select details from audit_log
  where company_id = ? and subject_id = ? and action = 'invoice.import_undone'`

/** An imported document may be gone because its import was undone: the chain records that with its hash. */
export async function hashOfImported(company: CompanyReference, id: string) {
  const hash = await hashNow(company, id)
  if (hash !== undefined) return hash
  const [row] = await readRows<{ details: string }>(TAKEN_BACK, [company.id, id])
  return row && (JSON.parse(row.details) as { sha256: string }).sha256
}
