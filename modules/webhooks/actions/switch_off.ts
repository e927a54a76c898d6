import { changeRows } from '#core/database/change_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { reportOff } from '#modules/webhooks/mails/report_off'
import { type OffReason, WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { recordEndpoint } from './record_endpoint.js'

/** Switches an endpoint off that wants or takes nothing, and mails the owners. Only inside inTx. */
export async function switchOff(company: CompanyReference, id: string, because: OffReason) {
  const endpoint = await WebhookEndpoint.oneLocked(company, id)
  if (!endpoint?.isActive) return
  await endpoint.merge({ isActive: false, offBecause: because }).save()
  await giveUpWaiting(endpoint)
  await recordEndpoint(endpoint, 'switched_off', { reason: because })
  await reportOff(endpoint, because)
}

const GIVE_UP = `
  update webhook_deliveries set state = 'failed', due_at = null, failure = 'switched_off', fence = fence + 1
  where company_id = ? and endpoint_id = ? and due_at is not null`

/** Nothing is sent to an endpoint that is off; the log offers to repeat what has waited. Only inside inTx. */
export const giveUpWaiting = ({ companyId, id }: WebhookEndpoint) =>
  changeRows(GIVE_UP, [companyId, id])
