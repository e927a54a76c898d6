import { readFileSync } from 'node:fs'
import type { JsonSchema } from '#modules/openapi/json_schema'
import { EVENT_TYPES } from '#modules/webhooks/events/event_types'

const PAGE = 'docs/webhooks.md'
/** A line of the table of events: the name, the sentence and the fields. */
const EVENT = /^\| `([a-z_]+\.[a-z]+)` \| (.*) \| (.*) \|$/gm

const NUMBERS = new Set(['total', 'open', 'amount', 'gross'])
const INTEGERS = new Set(['version', 'level', 'breakSeconds'])

/** The requests that Kontor sends to webhooks, as its page about them lists them. */
export function webhookOperations() {
  const documented = eventsOfPage()
  return Object.fromEntries(
    EVENT_TYPES.map((type) => {
      const { sentence = '', fields = [] } = documented.get(type) ?? {}
      return [type, { post: operationOf(type, sentence, fields) }]
    })
  )
}

function eventsOfPage() {
  const events = new Map<string, { sentence: string; fields: string[] }>()
  let before: string[] = []
  for (const [, type = '', sentence = '', cell = ''] of readFileSync(PAGE, 'utf8').matchAll(
    EVENT
  )) {
    const named = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const fields = cell.includes('the same') ? before : named
    if (cell !== 'nothing') before = fields
    events.set(type, { sentence: `Sent when ${sentence}.`, fields })
  }
  return events
}

const operationOf = (type: string, description: string, fields: string[]) => ({
  operationId: `webhooks.${type}`,
  tags: ['webhooks'],
  summary: type,
  description,
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: bodyOf(type, fields) } },
  },
  responses: { '2XX': { description: 'The event has arrived. Anything else is tried again.' } },
  security: [],
})

function bodyOf(type: string, fields: string[]) {
  const data = { id: text(), ...Object.fromEntries(fields.map((name) => [name, schemaOf(name)])) }
  const properties = {
    id: text('The same for each attempt.'),
    type: { type: 'string', const: type },
    createdAt: { type: 'string', format: 'date-time' },
    companyId: text(),
    data: objectOf({ ...data, path: { type: ['string', 'null'] } }),
  }
  return objectOf(properties)
}

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

const text = (description?: string) => ({ type: 'string', ...(description && { description }) })

function schemaOf(name: string): JsonSchema {
  if (NUMBERS.has(name)) return { type: 'number' }
  if (INTEGERS.has(name)) return { type: 'integer' }
  if (name === 'isArchived') return { type: 'boolean' }
  return { type: ['string', 'null'] }
}
