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
import { recordChange } from '#modules/sales/actions/record_change'
import { rememberSearch } from '#modules/sales/actions/write_estimate'
import { ESTIMATE_NUMBERS } from '#modules/sales/estimate_numbers'
import { estimateHash } from '#modules/sales/frozen_estimate'
import type { Estimate } from '#modules/sales/models/estimate'
import { linesOf } from '#modules/sales/queries/estimate_parts'
import { companyIn, giveNumber, readCompanySettings } from '#modules/settings/public'

const SUPERSEDE = `
  update estimates set is_superseded = ?, version = version + 1
  where company_id = ? and root_id = ? and id <> ? and status in ('Sent', 'Viewed', 'Declined')`

/**
 * Makes a draft an offer: it gets its number (a later version keeps the first one's), copies of seller and buyer,
 * is frozen and takes the place of the version before. The audit chain keeps its hash. Only inside inTx.
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`, `already_accepted` for a version after an accepted one; 422 `incomplete` with every field
 */
export async function issueEstimate(company: CompanyScope, draft: Estimate, language: Language) {
  draft.assertDraft()
  await draft.claim()
  const settings = await readCompanySettings(company)
  const { buyer, language: ownLanguage } = await buyerOf(draft)
  const printedIn = ownLanguage ?? settings.documentLanguage
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
  draft.number = number ?? (await giveNumber(company, ESTIMATE_NUMBERS, draft.dateOn)).number
  draft.issuedAt = now()
  draft.documentHash = await estimateHash(draft)
  rememberSearch(draft)
  await draft.save()
  if (number) await changeRows(SUPERSEDE, [true, draft.companyId, draft.rootId, draft.id])
  await recordChange(draft, 'estimate.issued', {
    number: draft.number,
    revision: String(draft.revision),
    form: String(CONTENT_FORM),
    sha256: draft.documentHash,
    ...amountForAudit(draft.total, draft.currency),
  })
}

async function assertComplete(
  draft: Estimate,
  parties: Pick<Parameters<typeof taxFaults>[0], 'seller' | 'buyer'>,
  language: Language
) {
  const lines = await linesOf(draft)
  const faults = contentFaults(draft, lines, [])
  const taxes = taxFaults({ ...parties, lines: lines.map(contentOfRow) })
  const fields = sayFaults([...faults, ...taxes], language)
  if (fields.length > 0) throw new AppError(422, 'sales.incomplete', { extra: { fields } })
}

/** The number that all versions share, once the first one was sent. */
async function numberOfFirst({ companyId, rootId, revision }: Estimate): Promise<string | null> {
  if (Number(revision) === 1) return null
  const versions: { number: string | null; status: string }[] = await reader()
    .from('estimates')
    .where({ company_id: companyId, root_id: rootId })
    .whereNotNull('number')
    // Waits for a concurrent acceptance, so that no accepted version has an open one beside it.
    .forUpdate()
    .select('number', 'status')
  if (versions.some(({ status }) => status === 'Accepted' || status === 'Converted')) {
    throw conflict('sales.already_accepted')
  }
  return versions[0]?.number ?? null
}
