import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** What the timeline of an invoice tells about a change. */
export type ChangeDetails = Record<string, string | string[] | null>

/** Writes down what happened to an invoice and tells open screens. Only inside inTx, after the change itself. */
export async function recordChange(
  { companyId, id }: Pick<Invoice, 'companyId' | 'id'>,
  action: string,
  details: ChangeDetails
) {
  await audit({ companyId, action, subject: { type: 'invoice', id }, details })
  publish(companyId, { kind: 'invoice', id })
}
