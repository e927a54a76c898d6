import { reader } from '#core/database/in_tx'
import { kindsWith } from '#core/records/record_kinds'
import { FileUnreadable } from '#core/sealing/file_unreadable'
import type { CompanyReference } from '#core/tenancy/company_owned'

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

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How its documents are proved unchanged, by the action that the audit chain keeps their hash with. */
    proofs?: Readonly<Record<string, HashNow>>
  }
}

/**
 * The numbers of a company's issued documents that are missing or differ from their hash in the audit chain. Together
 * with `verifyAuditChain` it proves the rest intact.
 */
export async function verifyDocuments(company: CompanyReference): Promise<string[]> {
  const proofs = allProofs()
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
      if ((await hashOf(proofs.get(action), company, { id, form })) !== sha256) broken.push(number)
    }
    after = Number(issues[issues.length - 1].sequence)
  }
}

const allProofs = () => new Map(kindsWith('proofs').flatMap(({ proofs }) => Object.entries(proofs)))

async function hashOf(
  hashNow: HashNow | undefined,
  company: CompanyReference,
  { id, form }: { id: string; form: string }
) {
  try {
    return await hashNow?.(company, id, Number(form))
  } catch (error) {
    // Unreadable content differs from the issued document; a database that does not answer proves nothing.
    if (UNREADABLE.some((kind) => error instanceof kind)) return undefined
    throw error
  }
}
