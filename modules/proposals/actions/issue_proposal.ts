import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { AppError, conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import {
  amountForAudit,
  buyerOf,
  CONTENT_FORM,
  contentFaults,
  contentOfRow,
  sayFaults,
  taxFaults,
} from '#modules/documents/public'
import { recordChange } from '#modules/proposals/actions/record_change'
import { rememberSearch } from '#modules/proposals/actions/write_proposal'
import { proposalHash } from '#modules/proposals/frozen_proposal'
import type { Proposal } from '#modules/proposals/models/proposal'
import { PROPOSAL_NUMBERS } from '#modules/proposals/proposal_numbers'
import { linesOf } from '#modules/proposals/queries/proposal_parts'
import { companyIn, giveNumber, readCompanySettings } from '#modules/settings/public'

const DAY_MS = 86_400_000

const SUPERSEDE = `
  update proposals set is_superseded = ?, remind_at = null, version = version + 1
  where company_id = ? and root_id = ? and id <> ? and status in ('Sent', 'Viewed', 'Declined')`

/**
 * Makes a draft an offer: it gets its number (a later version keeps the first one's), copies of seller and buyer,
 * is frozen and takes the place of the version before. The audit chain keeps its hash. Only inside inTx.
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`, `already_accepted` for a version after an accepted one; 422 `incomplete` with every field
 */
export async function issueProposal(company: CompanyScope, draft: Proposal, language: Language) {
  draft.assertDraft()
  await draft.claim()
  const settings = await readCompanySettings(company)
  const { buyer, language: ownLanguage } = await buyerOf(draft)
  const printedIn = draft.language ?? ownLanguage ?? settings.documentLanguage
  const seller = companyIn(printedIn, settings)
  await assertComplete(draft, { seller, buyer }, language)
  const number = await numberOfFirst(draft)
  draft.merge({
    seller,
    buyer,
    clientName: buyer.name,
    language: printedIn,
  })
  draft.moveTo('Sent')
  draft.number = number ?? (await giveNumber(company, PROPOSAL_NUMBERS, draft.dateOn)).number
  draft.issuedAt = now()
  draft.remindAt =
    draft.remindAfterDays === null ? null : draft.issuedAt + Number(draft.remindAfterDays) * DAY_MS
  draft.documentHash = await proposalHash(draft)
  rememberSearch(draft)
  await draft.save()
  if (number) await changeRows(SUPERSEDE, [true, draft.companyId, draft.rootId, draft.id])
  await recordChange(draft, 'proposal.issued', {
    number: draft.number,
    revision: String(draft.revision),
    form: String(CONTENT_FORM),
    sha256: draft.documentHash,
    ...amountForAudit(draft.total, draft.currency),
  })
}

async function assertComplete(
  draft: Proposal,
  parties: Pick<Parameters<typeof taxFaults>[0], 'seller' | 'buyer'>,
  language: Language
) {
  const lines = await linesOf(draft)
  // Words alone can be proposed too: a way of working, a frame for prices to come.
  const faults = contentFaults(draft, lines, []).filter(({ rule }) => rule !== 'lines_missing')
  const taxes = taxFaults({ ...parties, lines: lines.map(contentOfRow) })
  const fields = sayFaults([...faults, ...taxes], language)
  if (fields.length > 0) throw new AppError(422, 'proposals.incomplete', { extra: { fields } })
  if (lines.length === 0 && draft.blocks.length === 0) throw conflict('proposals.is_empty')
}

/** The number shared by all versions, after the first one was sent. */
async function numberOfFirst({ companyId, rootId, revision }: Proposal): Promise<string | null> {
  if (Number(revision) === 1) return null
  const versions: { number: string | null; status: string }[] = await reader()
    .from('proposals')
    .where({ company_id: companyId, root_id: rootId })
    .whereNotNull('number')
    // Waits for a concurrent acceptance, so that no accepted version has an open one beside it.
    .forUpdate()
    .select('number', 'status')
  if (versions.some(({ status }) => status === 'Accepted')) {
    throw conflict('proposals.already_accepted')
  }
  return versions[0]?.number ?? null
}
