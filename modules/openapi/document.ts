import { readFile } from 'node:fs/promises'
import { AppError } from '#core/errors/app_error'

/** A JSON Schema, as far as the pages show it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface Content {
  content: Record<string, { schema?: Schema }>
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
  components: { schemas: Record<string, Schema> }
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
