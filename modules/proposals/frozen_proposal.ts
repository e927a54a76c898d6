import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { CONTENT_FORM, frozenContent } from '#modules/documents/public'
import { Proposal } from '#modules/proposals/models/proposal'
import { linesOf, taxesOf } from '#modules/proposals/queries/proposal_parts'

/**
 * SHA-256 of the canonical JSON of a proposal's whole content, as it was sent. It includes pictures by their names,
 * which derive from their content.
 * @param form the form in which it was issued
 */
export async function proposalHash(proposal: Proposal, form = CONTENT_FORM) {
  const parts = { lines: await linesOf(proposal), taxes: await taxesOf(proposal) }
  const { title, blocks, number, revision, validUntil, issuedAt, rootId } = proposal
  const frozen = {
    ...frozenContent(proposal, parts, form),
    kind: 'proposal',
    form,
    title,
    blocks,
    number,
    revision: Number(revision),
    validUntil,
    issuedAt: Number(issuedAt),
    ...(form > 1 && { rootId }),
  }
  return createHash('sha256').update(canonicalJson(frozen)).digest('hex')
}

/** The hash of the stored content, for comparison with the audit chain. */
export async function hashNow(company: CompanyReference, id: string, form: number) {
  const proposal = await Proposal.one(company, id)
  if (!proposal) return undefined
  proposal.clientId = (await clientAtIssue(company, id)) ?? proposal.clientId
  const hash = await proposalHash(proposal, form)
  return hash === proposal.documentHash ? hash : undefined
}
