import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { line } from '#core/validation/text'
import { EVENT_TYPES } from '#modules/webhooks/events/event_types'
import { DELIVERY_STATES } from '#modules/webhooks/queries/delivery_rows'

const DAYS_KEPT = 30

/** An address without sign-in and fragment. It may have a query: some receivers know their caller by it. */
const callAddress = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !URL.canParse(value)) {
    return field.report('The {{ field }} field must be an address', 'url', field)
  }
  const { protocol, hash, username, password } = new URL(value)
  if (!['http:', 'https:'].includes(protocol) || hash || username || password) {
    field.report('The {{ field }} field must be an address', 'url', field)
  }
})

export const webhookValidator = vine.create({
  url: line(500).use(callAddress()),
  /** An empty one arrives as null. */
  description: line(200).nullable(),
  events: vine.array(vine.enum(EVENT_TYPES)).minLength(1).maxLength(EVENT_TYPES.length).distinct(),
  isActive: vine.boolean({ strict: true }),
})

export const replayValidator = vine.create({
  /** How far back, in days. */
  days: vine.number().withoutDecimals().range([1, DAYS_KEPT]),
})

const { page, pageSize } = listQuery(['createdAt'])

export const deliveryListValidator = vine.create({
  page,
  pageSize,
  state: vine.enum(DELIVERY_STATES).optional(),
})
