import { instantText, now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { wakeUp } from '#core/due_work/wake_up'
import { newId } from '#core/ids'
import { readEvents } from '#modules/webhooks/models/webhook_endpoint'
import { DELIVERING } from '#modules/webhooks/sending/delivery'
import type { EventType, TEST_TYPE } from './event_types.js'
import { type Facts, readFacts } from './facts.js'
import type { Happened } from './happened.js'

const LISTENING = `
  select id, events from webhook_endpoints where company_id = ? and is_active = ? order by id`

/** An event with the endpoints that hear it. */
interface Heard {
  type: EventType | typeof TEST_TYPE
  data: Facts
  endpointIds: string[]
}

/**
 * Writes events down in the transaction that makes them, with a delivery for each endpoint that listens. Without one
 * nothing is stored. Only inside inTx.
 */
export async function recordEvents(companyId: string, happened: readonly Happened[]) {
  if (happened.length === 0) return
  const endpoints = (await readRows<{ id: string; events: string }>(LISTENING, [companyId, 1])).map(
    ({ id, events }) => ({ id, events: readEvents(events) })
  )
  const listeners = (type: EventType) =>
    endpoints.filter(({ events }) => events.includes(type)).map(({ id }) => id)
  const heard = happened.filter(({ type }) => listeners(type).length > 0)
  if (heard.length === 0) return

  const facts = await factsOf(companyId, heard)
  const events = heard.flatMap((one): Heard[] => {
    const data = dataOf(one, facts)
    if (one.ifStatus !== undefined && data.status !== one.ifStatus) return []
    return [{ type: one.type, data, endpointIds: listeners(one.type) }]
  })
  await storeEvents(companyId, events)
}

/** Stores events with a waiting delivery for each of their endpoints, and wakes the work that sends. Only inside inTx. */
async function storeEvents(companyId: string, events: Heard[]) {
  const stored = events.map((event) => ({ ...event, row: eventRow(companyId, event) }))
  await insertRows(
    'webhook_events',
    stored.map(({ row }) => row)
  )
  await insertRows(
    'webhook_deliveries',
    stored.flatMap(({ row, endpointIds }) =>
      endpointIds.map((endpointId) => deliveryRow(row, endpointId))
    )
  )
  if (events.length > 0) wakeUp(DELIVERING)
}

/** The row of a new event; its body is what is sent and signed, to the letter. */
export function eventRow(companyId: string, { type, data }: Pick<Heard, 'type' | 'data'>) {
  const id = newId()
  const at = now()
  const body = JSON.stringify({ id, type, createdAt: instantText(at), companyId, data })
  return { company_id: companyId, id, type, body, created_at: at }
}

/** The row of a delivery that waits for its first attempt. */
export const deliveryRow = (
  { company_id, id, created_at }: ReturnType<typeof eventRow>,
  endpointId: string
) => ({
  company_id,
  id: newId(),
  endpoint_id: endpointId,
  event_id: id,
  state: 'waiting',
  due_at: created_at,
  attempts: 0,
  fence: 0,
  failure: '',
  answer: '',
  created_at,
})

/** By kind of record and id. */
async function factsOf(companyId: string, heard: readonly Happened[]) {
  const facts = new Map<string, Facts>()
  for (const subject of new Set(heard.map((one) => one.subject))) {
    if (subject === 'payment') continue
    const ids = heard.filter((one) => one.subject === subject).map(({ id }) => id)
    const found = await readFacts(companyId, subject, [...new Set(ids)])
    for (const [id, one] of found) facts.set(`${subject} ${id}`, one)
  }
  return facts
}

function dataOf({ type, subject, id, details }: Happened, facts: Map<string, Facts>): Facts {
  if (type.endsWith('.deleted')) return { id, path: null }
  if (subject === 'payment') return paymentOf(type, id, details ?? {})
  return facts.get(`${subject} ${id}`) ?? { id, path: null }
}

/** A payment, as far as it settles one invoice. */
const paymentOf = (type: EventType, id: string, details: Record<string, unknown>): Facts => ({
  id,
  invoiceId: String(details.recordId),
  currency: String(details.currency),
  amount: Number(details.amount),
  date: String(details.date),
  path: type === 'payment.removed' ? null : `/api/payments/${id}`,
})
