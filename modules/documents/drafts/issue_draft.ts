import { type Instant, now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { amountForAudit } from '../content/amount_for_audit.js'
import { contentFaults } from '../content/content_faults.js'
import type { DocumentModel } from '../content/document_model.js'
import { CONTENT_FORM } from '../content/frozen_content.js'
import { partiesAtIssue } from '../content/parties_at_issue.js'
import { contentOfRow, type LineRow } from '../lines/line_rows.js'
import { sayFaults, taxFaults } from '../taxes/tax_faults.js'

type Draft = DocumentModel & {
  number: string | null
  issuedAt: Instant | null
  assertDraft(): void
}

/** The part of an issue that is different for each kind of document. */
interface Issue {
  linesOf(): Promise<LineRow[]>
  /** Code of the failure that names the missing fields. */
  incomplete: string
  /** For kinds that may go without lines: asserts that there is something to issue. @throws 409 */
  assertNotEmpty?: ((lines: LineRow[]) => void) | undefined
  /** Sets the status and whatever the kind fixes at its issue. @returns its number, the last thing that can fail */
  fix(): Promise<string>
  /** @returns the hash of the frozen document */
  hash(): Promise<string>
  /** Keeps the texts that a search finds it by, its number among them. */
  rememberSearch(): void
}

/**
 * Issues a draft that books nothing: it gets its number, copies of seller and buyer, its language and its hash, and is
 * frozen. Only inside inTx.
 * @param language of the sentences in the failure
 * @returns the facts for the audit chain, which keeps the hash
 * @throws 409 `not_a_draft`; 422 `incomplete` with every field
 */
export async function issueDraft(
  company: CompanyScope,
  draft: Draft,
  { linesOf, incomplete, assertNotEmpty, fix, hash, rememberSearch }: Issue,
  language: Language
) {
  draft.assertDraft()
  await draft.claim()
  const parties = await partiesAtIssue(company, draft)
  const lines = await linesOf()
  const faults = contentFaults(draft, lines, []).filter(
    ({ rule }) => !assertNotEmpty || rule !== 'lines_missing'
  )
  const taxes = taxFaults({ ...parties, lines: lines.map(contentOfRow) })
  const fields = sayFaults([...faults, ...taxes], language)
  if (fields.length > 0) throw new AppError(422, incomplete, { extra: { fields } })
  assertNotEmpty?.(lines)

  draft.merge({ ...parties, clientName: parties.buyer.name })
  draft.issuedAt = now()
  draft.number = await fix()
  draft.documentHash = await hash()
  rememberSearch()
  await draft.save()
  return {
    number: draft.number,
    form: String(CONTENT_FORM),
    sha256: draft.documentHash,
    ...amountForAudit(draft.total, draft.currency),
  }
}
