/** A JSON Schema (draft 2020-12) as far as Kontor's inputs and answers need it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: (string | number | boolean | null)[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A schema with one change made to it and to every schema inside it, from the inside out. */
export function mapSchema(
  schema: JsonSchema,
  change: (part: JsonSchema) => JsonSchema
): JsonSchema {
  const inside = (part: JsonSchema) => mapSchema(part, change)
  const copy = { ...schema }
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, part]) => [name, inside(part)])
    )
  }
  if (typeof copy.additionalProperties === 'object') {
    copy.additionalProperties = inside(copy.additionalProperties)
  }
  if (copy.items) copy.items = inside(copy.items)
  if (copy.prefixItems) copy.prefixItems = copy.prefixItems.map(inside)
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(inside)
  return change(copy)
}
