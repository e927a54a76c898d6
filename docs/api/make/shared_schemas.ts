import { type JsonSchema, mapSchema } from '#modules/openapi/json_schema'

/** Objects with fewer members are written out where they are used. */
const FEWEST_MEMBERS = 3

/**
 * Objects that several routes take or answer, each with a name of its own, so that a generated client has one type
 * for them.
 */
export class SharedSchemas {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #schemas: Record<string, JsonSchema> = {}

  /** Counts the objects in a schema; those that come twice are shared. */
  count(schema: JsonSchema) {
    mapSchema(schema, (part) => {
      if (isWorthSharing(part)) {
        const key = keyOf(part)
        this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1)
      }
      return part
    })
  }

  /** @param name proposed for the schema if it is shared and has no name yet */
  refer(schema: JsonSchema, name: string): JsonSchema {
    return this.#referInside(schema, name)
  }

  /** By name, in alphabetical order. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries(
      Object.entries(this.#schemas).sort(([one], [other]) => (one < other ? -1 : 1))
    )
  }

  #referInside(schema: JsonSchema, name: string): JsonSchema {
    const isShared = isWorthSharing(schema) && (this.#uses.get(keyOf(schema)) ?? 0) > 1
    if (!isShared) return this.#partsOf(schema, name)
    const key = keyOf(schema)
    const known = this.#names.get(key)
    if (known) return described(known, schema)
    const own = this.#freeName(name)
    this.#names.set(key, own)
    const { description: _, ...rest } = schema
    this.#schemas[own] = this.#partsOf(rest, own)
    return described(own, schema)
  }

  #partsOf(schema: JsonSchema, name: string): JsonSchema {
    const copy = { ...schema }
    if (copy.properties) {
      copy.properties = Object.fromEntries(
        Object.entries(copy.properties).map(([member, part]) => [
          member,
          this.#referInside(part, `${name}${pascal(member)}`),
        ])
      )
    }
    if (typeof copy.additionalProperties === 'object') {
      copy.additionalProperties = this.#referInside(copy.additionalProperties, `${name}Value`)
    }
    if (copy.items) copy.items = this.#referInside(copy.items, singular(name))
    if (copy.prefixItems)
      copy.prefixItems = copy.prefixItems.map((part) => this.#referInside(part, name))
    if (copy.anyOf) copy.anyOf = copy.anyOf.map((part) => this.#referInside(part, name))
    return copy
  }

  #freeName(wanted: string) {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}${number}`
      if (!(name in this.#schemas)) {
        this.#schemas[name] = {}
        return name
      }
    }
  }
}

const isWorthSharing = ({ properties }: JsonSchema) =>
  properties !== undefined && Object.keys(properties).length >= FEWEST_MEMBERS

function keyOf({ description: _, ...schema }: JsonSchema) {
  return JSON.stringify(schema)
}

const described = (name: string, { description }: JsonSchema): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description && { description }),
})

/** `invoice_lines` → `InvoiceLines`. */
export const pascal = (name: string) =>
  name
    .replace(/[^a-zA-Z0-9]+(.)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase())

/** `Entries` → `Entry`, `Taxes` → `Tax`, `Lines` → `Line`. */
export const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
