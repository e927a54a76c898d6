import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ChainReference } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { RecurringProfile } from '#modules/recurring/public'
import { Project } from '#modules/tasks/public'

/** The possible results of an agreement; an `advance` is an invoice over a part in advance. */
export type Target = 'estimate' | 'invoice' | 'advance' | 'recurring' | 'project'

const TARGETS =
  'select target_type as type, target_id as id from conversions where company_id = ? and source_id = ?'
const SOURCES =
  'select source_type as type, source_id as id from conversions where company_id = ? and target_id = ?'
const FORGET = 'delete from conversions where company_id = ? and source_id = ? and target_type = ?'

/** All records created from a proposal or an estimate, including deleted ones. */
export const targetsOf = ({ id }: CompanyReference, sourceId: string) =>
  readRows<{ type: Target; id: string }>(TARGETS, [id, sourceId])

/** The sources of a record. */
export const sourcesOf = ({ id }: CompanyReference, targetId: string) =>
  readRows<ChainReference>(SOURCES, [id, targetId])

/** The records created from a proposal or an estimate that still exist. */
export async function conversionsOf(company: CompanyReference, sourceId: string) {
  const targets = []
  for (const { type, id } of await targetsOf(company, sourceId)) {
    if (await isThere(company, type, id)) targets.push({ to: type, id })
  }
  return targets
}

/**
 *
 * @throws 409 `already_converted` with the `id` of the result, as long as it exists. Only inside inTx.
 */
export async function assertNotConverted(company: CompanyReference, sourceId: string, to: Target) {
  const [known] = (await targetsOf(company, sourceId)).filter(({ type }) => type === to)
  if (!known) return
  if (await isThere(company, to, known.id)) {
    throw conflict('proposals.already_converted', { extra: { id: known.id } })
  }
  await changeRows(FORGET, [company.id, sourceId, to])
}

/** Records the source of a new record. Only inside inTx. */
export const keepConversion = (
  company: CompanyReference,
  source: { type: 'proposal' | 'estimate'; id: string },
  target: { type: Target; id: string }
) =>
  insertRows('conversions', [
    {
      company_id: company.id,
      id: newId(),
      source_type: source.type,
      source_id: source.id,
      target_type: target.type,
      target_id: target.id,
      created_at: now(),
    },
  ])

async function isThere(company: CompanyReference, type: Target, id: string) {
  const models = {
    estimate: Estimate,
    invoice: Invoice,
    advance: Invoice,
    recurring: RecurringProfile,
    project: Project,
  }
  return (await models[type].one(company, id)) !== null
}
