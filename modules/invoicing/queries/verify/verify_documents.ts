import { createHash } from 'node:crypto'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { FileUnreadable } from '#core/sealing/file_unreadable'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { attachedFilesOf } from '#modules/invoicing/attachments/attachment_rows'
import { documentHash } from '#modules/invoicing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { partsOf } from '../invoice_parts.js'

const PAGE = 200
/** Errors of reading a value that is not JSON, or has another shape, and of a file that does not open. */
const UNREADABLE = [SyntaxError, TypeError, RangeError, FileUnreadable]

/**
 * The current hash of a document; undefined when it is gone, or states another hash itself.
 * @param form of its hash, for documents that do not store it themselves
 */
export type HashNow = (
  company: CompanyReference,
  id: string,
  form: number
) => Promise<string | undefined>

/** The audit chain's record of an issued document. Statements have no hash there before November 2026. */
interface Issue {
  number?: string
  form?: string
  sha256?: string
}

/** By the action that the audit chain keeps the hash of a document with. */
const proofs = new Map<string, HashNow>([
  ['invoice.issued', hashNow],
  ['invoice.cancellation_issued', hashNow],
  ['invoice.credit_note_issued', hashNow],
  ['invoice.imported', hashOfImported],
])

/** A later module registers, in its subscriptions, how its own documents are proved unchanged. */
export function registerProof(issuedAs: string, hash: HashNow) {
  proofs.set(issuedAs, hash)
}

/**
 * The numbers of a company's issued documents that are missing or differ from their hash in the audit chain. Together
 * with `verifyAuditChain` it proves the rest intact.
 */
export async function verifyDocuments(company: CompanyReference): Promise<string[]> {
  const broken: string[] = []
  for (let after = 0; ; ) {
    const issues: { sequence: number; action: string; subject_id: string; details: string }[] =
      await reader()
        .from('audit_log')
        .where('company_id', company.id)
        .whereIn('action', [...proofs.keys()])
        .where('sequence', '>', after)
        .orderBy('sequence')
        .limit(PAGE)
        .select('sequence', 'action', 'subject_id', 'details')
    if (issues.length === 0) return broken

    for (const { action, subject_id: id, details } of issues) {
      const { number = id, form = '1', sha256 } = JSON.parse(details) as Issue
      if (!sha256) continue
      if ((await hashOf(action, company, { id, form })) !== sha256) broken.push(number)
    }
    after = Number(issues[issues.length - 1].sequence)
  }
}

async function hashOf(
  action: string,
  company: CompanyReference,
  { id, form }: { id: string; form: string }
) {
  try {
    return await proofs.get(action)?.(company, id, Number(form))
  } catch (error) {
    // Unreadable content differs from the issued document; a database that does not answer proves nothing.
    if (UNREADABLE.some((kind) => error instanceof kind)) return undefined
    throw error
  }
}

async function hashNow(company: CompanyReference, id: string) {
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
async function hashOfImported(company: CompanyReference, id: string) {
  const hash = await hashNow(company, id)
  if (hash !== undefined) return hash
  const [row] = await readRows<{ details: string }>(TAKEN_BACK, [company.id, id])
  return row && (JSON.parse(row.details) as { sha256: string }).sha256
}
