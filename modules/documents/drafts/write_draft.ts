import type { CompanyScope } from '#core/http/caller'
import { addressContent } from '../content/address_content.js'
import { type documentParts, pricingOf } from '../content/content_parts.js'
import type { ContentInput } from '../content/content_validator.js'
import type { DocumentModel } from '../content/document_model.js'
import { setTerms, usualTerms } from '../content/set_terms.js'
import type { LineContent } from '../lines/line_content.js'
import { lineContents } from '../lines/line_contents.js'
import type { LineBody } from '../lines/line_validator.js'

type Draft = DocumentModel & { assertDraft(): void }
type Input = ContentInput & { lines?: LineBody[] }

/** Differences in writing between kinds of documents that quote lines and prices. */
export interface DraftRules<Kind extends Draft, Content extends Input> {
  partsOf(
    draft: Kind
  ): Pick<ReturnType<typeof documentParts>, 'writeLines' | 'repriceLines' | 'removeParts'>
  /** Sets the fields that only this kind has. Missing ones keep their value or get their default. */
  setOwn(draft: Kind, input: Content): void
  /** Asserts that the kind may have these lines. */
  assertLines(company: CompanyScope, lines: LineContent[]): Promise<void>
  /** Keeps the texts that a search finds it by. */
  rememberSearch(draft: Kind): void
  /** Writes the step into the history. */
  record(draft: Kind, step: 'drafted' | 'draft_changed' | 'draft_deleted'): Promise<void>
}

/** How the drafts of one kind of document are filled, created, changed and deleted. */
export function draftsOf<Kind extends Draft, Content extends Input>(
  rules: DraftRules<Kind, Content>
) {
  const { partsOf, setOwn, assertLines, rememberSearch, record } = rules

  /** Fills the head of a new draft. Saves nothing. @throws 422 as addressContent, setTerms, `setOwn` */
  async function fill(company: CompanyScope, draft: Kind, input: Content) {
    await addressContent(company, draft, input)
    setOwn(draft, input)
    await usualTerms(company, draft)
    setTerms(draft, input)
  }

  /** Stores a new draft. Only inside inTx. @throws 422 as fill, priceDocument, `assertLines` */
  async function create(company: CompanyScope, draft: Kind, input: Content) {
    await fill(company, draft, input)
    await writeContent(company, draft, input.lines ?? [])
    await record(draft, 'drafted')
  }

  /**
   * Changes a draft; fields that are missing keep their value. Only inside inTx.
   * @param input with the version that the change is based on; without it the newest is changed
   * @throws 409 `not_a_draft`, `version_conflict`; 422 as create
   */
  async function update(company: CompanyScope, draft: Kind, input: Content & Version) {
    draft.assertDraft()
    draft.assertVersion(input.version)
    await draft.claim()
    const before = pricingOf(draft)
    await addressContent(company, draft, input)
    setOwn(draft, input)
    setTerms(draft, input)
    rememberSearch(draft)
    if (input.lines) await writeContent(company, draft, input.lines)
    else if (pricingOf(draft) !== before) await partsOf(draft).repriceLines(draft)
    await draft.save()
    await record(draft, 'draft_changed')
  }

  /** Only drafts can be deleted. Only inside inTx. @throws 409 as update */
  async function remove(draft: Kind, version?: number) {
    draft.assertDraft()
    draft.assertVersion(version)
    await draft.claim()
    await partsOf(draft).removeParts(draft)
    await draft.delete()
    await record(draft, 'draft_deleted')
  }

  async function writeContent(company: CompanyScope, draft: Kind, bodies: LineBody[]) {
    const lines = await lineContents(draft, bodies)
    await assertLines(company, lines)
    rememberSearch(draft)
    await partsOf(draft).writeLines(draft, lines)
  }

  return { fill, create, update, remove }
}

interface Version {
  version?: number
}
