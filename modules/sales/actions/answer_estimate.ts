import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import { now, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import { amountForAudit } from '#modules/documents/public'
import { recordChange } from '#modules/sales/actions/record_change'
import { isExpired } from '#modules/sales/estimate_status'
import type { Estimate } from '#modules/sales/models/estimate'
import { priceChoice } from '#modules/sales/queries/price_choice'

/** What a client answers, and how we know. */
export interface Answer {
  via: 'online' | 'phone'
  /** Who accepted; empty for a refusal. */
  name: string
  /** A reason or a note of the company's. */
  note: string
  /** Positions of the optional lines that are ordered too. */
  chosen: number[]
  ipAddress: string | null
  /** A PNG of `drawSignature`. */
  signature: Buffer | null
}

/**
 * Accepts an estimate with the options that were chosen, for good. Only inside inTx.
 * @throws 409 `is_superseded`, `expired`, `step_not_possible` when it has an answer already; 422 as chooseLines
 */
export async function acceptEstimate(company: CompanyScope, estimate: Estimate, answer: Answer) {
  assertOpen(company, estimate)
  const totals = await priceChoice(estimate, answer.chosen)
  await estimate.claim()
  estimate.moveTo('Accepted')
  estimate.acceptedTotal = totals.total
  await estimate.save()
  const sha256 = await keepAnswer(estimate, 'accepted', answer, totals)
  await recordChange(estimate, 'estimate.accepted', {
    number: estimate.number,
    name: answer.name,
    via: answer.via,
    note: answer.note,
    chosen: answer.chosen.map(String),
    sha256,
    ...amountForAudit(totals.total, estimate.currency),
  })
}

/** @throws 409 as acceptEstimate */
export async function declineEstimate(company: CompanyScope, estimate: Estimate, answer: Answer) {
  assertOpen(company, estimate)
  await estimate.claim()
  estimate.moveTo('Declined')
  await estimate.save()
  const sha256 = await keepAnswer(estimate, 'declined', answer, estimate)
  await recordChange(estimate, 'estimate.declined', {
    number: estimate.number,
    via: answer.via,
    note: answer.note,
    sha256,
  })
}

function assertOpen({ timeZone }: CompanyScope, estimate: Estimate) {
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  if (isExpired(estimate, today(timeZone))) throw conflict('sales.expired')
}

/** Stores the answer beside the frozen document. @returns its hash, which the audit chain keeps */
async function keepAnswer(
  estimate: Estimate,
  kind: 'accepted' | 'declined',
  { via, name, note, chosen, ipAddress, signature }: Answer,
  { net, tax, total }: Pick<Estimate, 'net' | 'tax' | 'total'>
) {
  const answeredAt = now()
  const said = {
    estimateId: estimate.id,
    documentHash: estimate.documentHash,
    kind,
    via,
    name,
    note,
    chosen,
    ipAddress,
    answeredAt,
    signature: signature && createHash('sha256').update(signature).digest('hex'),
    net: String(net),
    tax: String(tax),
    total: String(total),
  }
  const hash = createHash('sha256').update(canonicalJson(said)).digest('hex')
  await insertRows('estimate_answers', [
    {
      company_id: estimate.companyId,
      id: newId(),
      estimate_id: estimate.id,
      kind,
      via,
      name,
      note,
      chosen: JSON.stringify(chosen),
      ip_address: ipAddress,
      signature,
      document_hash: estimate.documentHash,
      answer_hash: hash,
      net: boundInteger(net),
      tax: boundInteger(tax),
      total: boundInteger(total),
      answered_at: answeredAt,
    },
  ])
  return hash
}
