import { type JsonSchema, mapSchema } from '#modules/openapi/json_schema'

/** A schema that refuses fields it does not name. The document itself leaves them open, because fields may be added. */
export const strictSchema = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (part) => (part.properties ? { additionalProperties: false, ...part } : part))
