import type { Schema } from '#modules/openapi/document'

/** A schema that refuses fields it does not name. The document itself leaves them open, because fields may be added. */
export function strictSchema(schema: Schema): Schema {
  const strict = { ...schema }
  if (strict.properties) {
    strict.properties = Object.fromEntries(
      Object.entries(strict.properties).map(([name, part]) => [name, strictSchema(part)])
    )
    strict.additionalProperties ??= false
  }
  if (typeof strict.additionalProperties === 'object') {
    strict.additionalProperties = strictSchema(strict.additionalProperties)
  }
  if (strict.items) strict.items = strictSchema(strict.items)
  if (strict.prefixItems) strict.prefixItems = strict.prefixItems.map(strictSchema)
  if (strict.anyOf) strict.anyOf = strict.anyOf.map(strictSchema)
  return strict
}
