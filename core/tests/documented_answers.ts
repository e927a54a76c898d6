import type { HttpContext } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import type { NextFn } from '@adonisjs/core/types/http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { readDocument } from '#modules/openapi/document'
import type { JsonSchema } from '#modules/openapi/json_schema'
import { strictSchema } from './strict_schema.js'

/** Answers differ from what `/api/openapi.json` says about them. */
const UNDOCUMENTED = 'answer_not_documented'
const JSON_TYPE = 'application/json'

/**
 * Every answer of JSON in a test is compared with the description of the API: one with an unknown field, a missing one
 * or another type becomes a 500 that names the place, so that the test that asked for it fails.
 */
export function checkAnswers() {
  const checks = new Map<string, Promise<ValidateFunction | undefined>>()
  server.use([async () => ({ default: DocumentedAnswers })])

  class DocumentedAnswers {
    async handle(ctx: HttpContext, next: NextFn) {
      await next()
      const { request, response, route } = ctx
      const [body] = response.lazyBody.content ?? []
      if (!route || response.getStatus() >= 300 || body === undefined || body === null) return
      if (!String(response.getHeader('content-type') ?? JSON_TYPE).includes(JSON_TYPE)) return
      const place = `${request.method()} ${route.pattern}`
      checks.set(place, checks.get(place) ?? checkOf(request.method(), route.pattern))
      const check = await checks.get(place)
      // `jsonText` hands over text; the rest becomes text later.
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      if (!check || check(JSON.parse(text))) return
      const fault = check.errors?.map(({ instancePath, message, params }) =>
        [instancePath, message, JSON.stringify(params)].join(' ')
      )
      response.status(500).send({ code: UNDOCUMENTED, error: `${place}: ${fault?.join('; ')}` })
    }
  }
}

/** @returns undefined for files, and for addresses outside the API */
async function checkOf(method: string, pattern: string) {
  const { paths, components } = await readDocument()
  const operation = paths[pattern.replace(/:([a-zA-Z_]+)/g, '{$1}')]?.[method.toLowerCase()]
  const schema = operation?.responses['2XX'].content['application/json']?.schema
  if (!schema) return undefined
  const all: { components: { schemas: Record<string, JsonSchema> } } & JsonSchema = {
    ...strictSchema(schema),
    components: {
      schemas: Object.fromEntries(
        Object.entries(components.schemas).map(([name, part]) => [name, strictSchema(part)])
      ),
    },
  }
  return new Ajv2020({ strict: false, allErrors: false }).compile(all)
}
