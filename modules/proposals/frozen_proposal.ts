import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { frozenContent } from '#modules/documents/public'
import { Proposal } from '#modules/proposals/models/proposal'
import { linesOf, taxesOf } from '#modules/proposals/queries/proposal_parts'

/**
 * SHA-256 of the canonical JSON of everything that a proposal says, as it was sent. Pictures are in it by their
 * names, which are made from their content.
 */
export async function proposalHash(proposal: Proposal) {
  const content = frozenContent(proposal, await linesOf(proposal), await taxesOf(proposal))
  const { title, blocks, number, revision, validUntil, issuedAt } = proposal
  const frozen = {
    ...content,
    kind: 'proposal',
    form: 1,
    title,
    blocks,
    number,
    revision: Number(revision),
    validUntil,
    issuedAt: Number(issuedAt),
  }
  return createHash('sha256').update(canonicalJson(frozen)).digest('hex')
}

/** The hash of what is stored now, to be compared with the one in the audit chain. */
export async function hashNow(company: CompanyReference, id: string) {
  const proposal = await Proposal.one(company, id)
  if (proposal) proposal.clientId = (await clientAtIssue(company, id)) ?? proposal.clientId
  return proposal ? proposalHash(proposal) : undefined
}
