import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { documentHash } from '#modules/invoicing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf, taxesOf } from './invoice_parts.js'

const PAGE = 200

/** The hash that a document has now; undefined when it is gone. */
export type HashNow = (company: CompanyReference, id: string) => Promise<string | undefined>

/** By the action that the audit chain keeps the hash of a document with. */
const proofs = new Map<string, HashNow>([
  ['invoice.issued', hashNow],
  ['invoice.cancellation_issued', hashNow],
  ['invoice.credit_note_issued', hashNow],
])

/** A later module says, in its subscriptions, how its own documents are proved unchanged. */
export function registerProof(issuedAs: string, hash: HashNow) {
  proofs.set(issuedAs, hash)
}

/**
 * The numbers of a company's issued documents that are no longer what was issued: whose content has another
 * hash than the audit chain says, or that are missing. Together with `verifyAuditChain` it proves the rest whole.
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
      const { number, sha256 } = JSON.parse(details) as { number: string; sha256: string }
      if ((await proofs.get(action)?.(company, id)) !== sha256) broken.push(number)
    }
    after = Number(issues[issues.length - 1].sequence)
  }
}

async function hashNow(company: CompanyReference, id: string) {
  const invoice = await Invoice.one(company, id)
  return invoice ? documentHash(invoice, await linesOf(invoice), await taxesOf(invoice)) : undefined
}
