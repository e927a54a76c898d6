import type { JsonSchema } from '#modules/openapi/json_schema'

/** More values than this are too many for a line. */
const MOST_VALUES = 12

export const nameOfRef = ({ $ref }: JsonSchema) => $ref?.split('/').at(-1)

/** A type in words: "list of Client", "text, at most 200", "owner | member". */
export function typeOf(schema: JsonSchema): string {
  const name = nameOfRef(schema)
  if (name) return name
  if (schema.enum) return valuesOf(schema.enum)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  const types = [schema.type ?? []].flat().map((type) => WORDS[type] ?? type)
  return [types.join(' or ') || 'any value', ...limitsOf(schema)].join(', ')
}

const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

function valuesOf(values: readonly unknown[]) {
  const shown = values.slice(0, MOST_VALUES).map(String)
  return values.length > MOST_VALUES ? `${shown.join(' | ')} | …` : shown.join(' | ')
}

function limitsOf({ format, minimum, maximum, minLength, maxLength }: JsonSchema) {
  return [
    format,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter((limit) => typeof limit === 'string')
}
