import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { frozenContent } from '#modules/documents/public'
import { Estimate } from '#modules/sales/models/estimate'
import { linesOf, taxesOf } from '#modules/sales/queries/estimate_parts'

/** SHA-256 of the canonical JSON of everything that an estimate says, as it was sent. */
export async function estimateHash(estimate: Estimate) {
  const content = frozenContent(estimate, await linesOf(estimate), await taxesOf(estimate))
  const { number, revision, validUntil, issuedAt } = estimate
  const frozen = {
    ...content,
    kind: 'estimate',
    form: 1,
    number,
    revision,
    validUntil,
    issuedAt: Number(issuedAt),
  }
  return createHash('sha256')
    .update(canonicalJson({ ...frozen, revision: Number(revision) }))
    .digest('hex')
}

/** The hash of what is stored now, to be compared with the one in the audit chain. */
export async function hashNow(company: CompanyReference, id: string) {
  const estimate = await Estimate.one(company, id)
  if (estimate) estimate.clientId = (await clientAtIssue(company, id)) ?? estimate.clientId
  return estimate ? estimateHash(estimate) : undefined
}
