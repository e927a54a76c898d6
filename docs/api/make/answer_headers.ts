import type { JsonSchema } from '#modules/openapi/json_schema'
import type { Operation } from './operations.js'

const text = (description: string) => ({ description, schema: { type: 'string' } })

/** Of lists that come in pages. */
const PAGES = {
  'X-Total-Count': {
    description: 'The number of all entries that the filters let through.',
    schema: { type: 'integer' },
  },
  Link: text('The first, previous, next and last page (RFC 8288).'),
}

/** Of answers to access keys. */
const LIMITS = {
  'RateLimit-Policy': text('Calls that a key, and all programs of a company, have in a minute.'),
  RateLimit: text('What is left of them, and in how many seconds counting begins again.'),
}

/** The headers that tell a program more about an answer; undefined for none. @param input the query of a GET */
export function answerHeaders({ method, policy }: Operation, input: JsonSchema | undefined) {
  const headers = {
    ...(method === 'GET' && input?.properties?.page && PAGES),
    ...(policy.tokenScope && LIMITS),
  }
  return Object.keys(headers).length > 0 ? headers : undefined
}
