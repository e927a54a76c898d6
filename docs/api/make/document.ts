import type { JsonSchema } from '#modules/openapi/json_schema'
import manifest from '../../../package.json' with { type: 'json' }
import { answerHeaders } from './answer_headers.js'
import { answerSchemas } from './answer_schemas.js'
import { explanations, titleOf } from './explanations.js'
import { mediaTypeOf } from './files.js'
import { namesIn, type Operation, operations, pathOf, tagOf } from './operations.js'
import { requestSchemas } from './request_schemas.js'
import { pascal, SharedSchemas, singular } from './shared_schemas.js'
import { REFUSAL, STANDARD_ANSWERS } from './standard_answers.js'
import { INTRODUCTION, TAGS } from './texts.js'
import { webhookOperations } from './webhooks.js'

/** The whole API as an OpenAPI 3.1 document, from routes, policies, validators and the types of answers. */
export async function openApiDocument() {
  const [answers, requests, comments] = [answerSchemas(), await requestSchemas(), explanations()]
  const all = operations()
  const shared = new SharedSchemas()
  const answerOf = ({ method, pattern }: Operation) => answers.get(`${method} ${pattern}`) ?? {}
  for (const operation of all) {
    shared.count(answerOf(operation))
    shared.count(requests.get(operation.name) ?? {})
  }

  const entryOf = (operation: Operation) => ({
    operationId: operation.name,
    tags: [tagOf(operation)],
    summary: titleOf(operation),
    ...(comments.has(operation.name) && { description: comments.get(operation.name) }),
    ...inputOf(operation, requests.get(operation.name), shared),
    responses: responsesOf(
      operation,
      {
        answer: answerOf(operation),
        headers: answerHeaders(operation, requests.get(operation.name)),
      },
      shared
    ),
    security: securityOf(operation),
  })
  const paths = Object.fromEntries(
    [...Map.groupBy(all, pathOf)].map(([path, methods]) => [
      path,
      Object.fromEntries(
        methods.map((operation) => [operation.method.toLowerCase(), entryOf(operation)])
      ),
    ])
  )
  return {
    openapi: '3.1.1',
    info: { title: 'Kontor', version: manifest.version, description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: TAGS.filter(({ name }) => all.some((operation) => tagOf(operation) === name)),
    paths,
    webhooks: webhookOperations(),
    components: {
      schemas: { ...shared.all(), Refusal: REFUSAL },
      responses: STANDARD_ANSWERS,
      securitySchemes: SECURITY,
    },
  }
}

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that `POST /api/auth/login` answers. The names are the roles that may call the route.',
  },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'kontor_pat_…',
    description: 'An access key from “My account”. The names are the rights that the key needs.',
  },
}

function securityOf({ policy: { to, tokenScope } }: Operation) {
  if (to === 'anyone') return []
  const session = { session: [...to] }
  if (tokenScope === undefined) return [session]
  return [session, { accessKey: tokenScope === 'any' ? [] : [tokenScope] }]
}

/** The names of the address, the query of a GET, the body of the others. */
function inputOf(operation: Operation, schema: JsonSchema | undefined, shared: SharedSchemas) {
  const inPath = namesIn(operation).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const isQuery = operation.method === 'GET'
  const inQuery = isQuery && schema ? queryOf(schema) : []
  const parameters = [
    ...inPath,
    ...inQuery,
    ...(operation.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(!isQuery &&
      schema && {
        requestBody: {
          required: (schema.required ?? []).length > 0,
          content: {
            'application/json': { schema: shared.refer(schema, `${nameOf(operation)}Input`) },
          },
        },
      }),
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Up to 255 characters. The same key gives the same answer again instead of a second effect.',
  schema: { type: 'string', maxLength: 255 },
}

/** Lists in a query are sent with commas between their values. */
const queryOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }))

function responsesOf(
  operation: Operation,
  { answer, headers }: { answer: JsonSchema; headers: ReturnType<typeof answerHeaders> },
  shared: SharedSchemas
) {
  const { method, policy } = operation
  const refer = (name: keyof typeof STANDARD_ANSWERS) => ({
    $ref: `#/components/responses/${name}`,
  })
  return {
    '2XX': {
      description: 'Done.',
      ...(headers && { headers }),
      content: contentOf(operation, answer, shared),
    },
    ...(policy.to !== 'anyone' && { 401: refer('NotSignedIn'), 403: refer('Forbidden') }),
    ...(namesIn(operation).length > 0 && { 404: refer('NotFound') }),
    ...(method !== 'GET' && { 409: refer('Conflict') }),
    422: refer('Invalid'),
    429: refer('TooManyRequests'),
    503: refer('Unavailable'),
  }
}

function contentOf(operation: Operation, answer: JsonSchema, shared: SharedSchemas) {
  const mediaType = mediaTypeOf(operation, answer)
  if (mediaType) return { [mediaType]: {} }
  return { 'application/json': { schema: shared.refer(answer, nameOf(operation)) } }
}

/** `clients.clients.show` → `Client`, `clients.clients.index` → `Clients`: what the route is about. */
function nameOf({ name, method }: Operation) {
  const [resource = '', action = ''] = name.split('.').slice(-2)
  const words = pascal(resource)
  if (action === 'index') return words
  return singular(words) + (action === 'update' && method !== 'GET' ? 'Change' : '')
}
