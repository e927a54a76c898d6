import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { issueDraft, type LineRow } from '#modules/documents/public'
import { recordStep } from '#modules/offers/actions/record_change'
import { rememberSearch } from '#modules/offers/actions/write_offer'
import { offerHash } from '#modules/offers/frozen_offer'
import type { Offer } from '#modules/offers/models/offer'
import { refusal } from '#modules/offers/refusals'
import { giveNumber } from '#modules/settings/public'

/**
 * Makes a draft an offer: it gets its number (a later version keeps the first one's), copies of seller and buyer,
 * is frozen and takes the place of the version before. The audit chain keeps its hash. Only inside inTx.
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`, `already_accepted` for a version after an accepted one; 422 `incomplete` with every field
 */
export async function issueOffer(company: CompanyScope, draft: Offer, language: Language) {
  const { kind } = draft
  const issue = {
    linesOf: () => kind.parts.linesOf(draft),
    incomplete: kind.codeOf('incomplete'),
    assertNotEmpty:
      kind.assertNotEmpty && ((lines: LineRow[]) => kind.assertNotEmpty?.(draft, lines)),
    async fix() {
      const number = await numberOfFirst(draft)
      draft.moveTo('Sent')
      if (number === null) return (await giveNumber(company, kind.numbers, draft.dateOn)).number
      await takePlace(draft)
      return number
    },
    hash: () => offerHash(draft),
    rememberSearch: () => rememberSearch(draft),
  }
  const { number, ...facts } = await issueDraft(company, draft, issue, language)
  await recordStep(draft, 'issued', { number, revision: String(draft.revision), ...facts })
}

/** The number that all versions share, once the first one was sent. */
async function numberOfFirst(draft: Offer): Promise<string | null> {
  if (Number(draft.revision) === 1) return null
  const versions: { number: string | null; status: string }[] = await reader()
    .from(draft.kind.table)
    .where({ company_id: draft.companyId, root_id: draft.rootId })
    .whereNotNull('number')
    // Waits for a concurrent acceptance, so that no accepted version has an open one beside it.
    .forUpdate()
    .select('number', 'status')
  if (versions.some(({ status }) => status === 'Accepted' || status === 'Converted')) {
    throw refusal(draft, 'already_accepted')
  }
  return versions[0]?.number ?? null
}

/** The earlier versions can no longer be accepted. */
function takePlace({ companyId, rootId, id, kind }: Offer) {
  const emptied = kind.emptiedBySuccessor.map((column) => `, ${column} = null`).join('')
  return changeRows(
    `update ${kind.table} set is_superseded = ?${emptied}, version = version + 1
    where company_id = ? and root_id = ? and id <> ? and status in ('Sent', 'Viewed', 'Declined')`,
    [true, companyId, rootId, id]
  )
}
