import { reader } from '#core/database/in_tx'
import type { Person } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import { EVENT_TYPES } from '#modules/webhooks/events/event_types'
import { dispatchDue } from '#modules/webhooks/sending/dispatch'

export interface MadeHook {
  _id: string
  secret: string
  secretEnd: string
}

/** An endpoint that hears everything. */
export const hookBody = (url: string, more: object = {}) => ({
  url,
  description: 'Buchhaltung',
  events: [...EVENT_TYPES],
  isActive: true,
  ...more,
})

/** Adds an endpoint through the API, after confirming. */
export async function makeHook(owner: Person, url: string, more: object = {}): Promise<MadeHook> {
  await confirm(owner)
  const body = hookBody(url, more)
  const answer = await send('POST', '/api/webhooks', { token: owner.token, body })
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Sends everything that is due by now. */
export async function sendDueHooks() {
  while (await dispatchDue()) {
    // Until nothing is on its way any more.
  }
}

/** The deliveries of a company, the oldest first. */
export const deliveriesOf = (companyId: string): Promise<Record<string, unknown>[]> =>
  reader().from('webhook_deliveries').where('company_id', companyId).orderBy('id').then()

/** A request to an endpoint's routes, as its owner. */
export const hookCall =
  ({ token }: Person, { _id }: { _id: string }) =>
  (method: string, path = '', body?: unknown) =>
    send(method, `/api/webhooks/${_id}${path}`, { token, body })
