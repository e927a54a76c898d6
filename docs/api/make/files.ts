import { readFileSync } from 'node:fs'
import type { JsonSchema } from '#modules/openapi/json_schema'
import type { Operation } from './operations.js'

/** Endings of addresses, and the files behind them. */
const MEDIA_TYPES: [ending: RegExp, type: string][] = [
  [/\/(events|chat)$/, 'text/event-stream'],
  [/\/(openapi\.json|mcp)$/, 'application/json'],
  [/\/docs(\/:tag)?$/, 'text/html'],
  [/[/.](pdf|timesheet)$/, 'application/pdf'],
  [/\/xml$|\/(collections|transfer-orders)\/:id\/file$/, 'application/xml'],
  [/\/zip$|\/batch\/files$|\/(company-exports|datev\/exports)\/:id\/file$/, 'application/zip'],
  [/\/calendar\/:key$/, 'text/calendar'],
  [/\.csv$|\/exports\/:kind$/, 'text/csv'],
  [/\/(picture|signature)$|\/:picture$/, 'image/*'],
]

/** Routes that answer with a file, as `api/known_types.ts` lists them for the check of types. */
const FILES = new Set(
  [...readFileSync('api/known_types.ts', 'utf8').matchAll(/^ {2}\| '([A-Z]+ \/api[^']*)'/gm)].map(
    ([, route]) => route
  )
)

/** The type of the file that a route answers with; undefined for JSON, of which no answer is a bare text. */
export function mediaTypeOf(
  { method, pattern }: Pick<Operation, 'method' | 'pattern'>,
  answer: JsonSchema
) {
  if (!FILES.has(`${method} ${pattern}`) && answer.type !== 'string') return undefined
  return MEDIA_TYPES.find(([ending]) => ending.test(pattern))?.[1] ?? 'application/octet-stream'
}
