import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
import { CONTENT_FORM, frozenContent } from '#modules/documents/public'
import { Estimate } from '#modules/sales/models/estimate'
import { linesOf, taxesOf } from '#modules/sales/queries/estimate_parts'

/**
 * SHA-256 of the canonical JSON of everything that an estimate says, as it was sent.
 * @param form the one in which it was issued
 */
export async function estimateHash(estimate: Estimate, form = CONTENT_FORM) {
  const parts = { lines: await linesOf(estimate), taxes: await taxesOf(estimate) }
  const { number, validUntil, issuedAt, template, rootId } = estimate
  const frozen = {
    ...frozenContent(estimate, parts, form),
    kind: 'estimate',
    form,
    number,
    revision: Number(estimate.revision),
    validUntil,
    issuedAt: Number(issuedAt),
    ...(form > 1 && { template, rootId }),
  }
  return createHash('sha256').update(canonicalJson(frozen)).digest('hex')
}

/** The hash of what is stored now, to be compared with the one in the audit chain. */
export async function hashNow(company: CompanyReference, id: string, form: number) {
  const estimate = await Estimate.one(company, id)
  if (!estimate) return undefined
  estimate.clientId = (await clientAtIssue(company, id)) ?? estimate.clientId
  const hash = await estimateHash(estimate, form)
  return hash === estimate.documentHash ? hash : undefined
}
