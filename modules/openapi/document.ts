import { readFile } from 'node:fs/promises'
import { AppError } from '#core/errors/app_error'
import type { JsonSchema } from './json_schema.js'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}

interface Content {
  content: Record<string, { schema?: JsonSchema }>
}

/** A route with one method. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: { '2XX': Content }
  security: Record<string, string[]>[]
}

/** The parts of an OpenAPI document that the pages need. */
export interface ApiDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

/** Written by the build, see `docs/api/make_openapi.ts`. */
const FILE = new URL('./data/openapi.json', import.meta.url)

let parsed: Promise<ApiDocument> | undefined

/** @throws 404 `openapi.not_built` when Kontor runs from its sources and `npm run openapi` was never called */
export function documentText(): Promise<string> {
  return readFile(FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new AppError(404, 'openapi.not_built')
  })
}

/** The document, read once: it changes with the build only. */
export function readDocument(): Promise<ApiDocument> {
  parsed ??= documentText().then(JSON.parse)
  parsed.catch(() => {
    parsed = undefined
  })
  return parsed
}
