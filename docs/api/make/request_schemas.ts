import { type JsonSchema, mapSchema } from '#modules/openapi/json_schema'
import { registryEntries } from './registry.js'

interface Validator {
  toJSONSchema(): JsonSchema
}

/** The inputs of routes by their name: the query of GET, the body of the others, from the validators of their controllers. */
export async function requestSchemas(): Promise<Map<string, JsonSchema>> {
  const schemas = new Map<string, JsonSchema>()
  for (const [name, entry] of registryEntries()) {
    const [, file, validator] = /typeof import\('(#[^']+)'\)\.(\w+)/.exec(entry) ?? []
    if (file && validator) schemas.set(name, await schemaOf(file, validator))
  }
  return schemas
}

async function schemaOf(file: string, name: string) {
  const validators: Record<string, Validator> = await import(file)
  const validator = validators[name]
  if (!validator) throw new Error(`${file} exports no ${name}.`)
  return mapSchema(validator.toJSONSchema(), tidy)
}

/** Spellings of yes and no that forms send: programs send `true` and `false`. */
const BOOLEANS = JSON.stringify(['1', 1, 'true', true, 'on', '0', 0, 'false', false])

function tidy(schema: JsonSchema): JsonSchema {
  if (schema.enum && JSON.stringify(schema.enum) === BOOLEANS) {
    const { enum: _, ...rest } = schema
    return { ...rest, type: 'boolean' }
  }
  if (schema.required?.length === 0) {
    const { required: _, ...rest } = schema
    return rest
  }
  return schema
}
