import { resolve } from 'node:path'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { JsonSchema } from '#modules/openapi/json_schema'

/** The answers of all routes by method and path, as `api/routes.ts` derives them from the controllers. */
export function answerSchemas(): Map<string, JsonSchema> {
  const api = new API()
  try {
    const config = resolve('cli/tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} cannot be read.`)
    const { program, checker } = project
    const source = program.getSourceFile(resolve('api/routes.ts'))
    const contents = source && checker.getSymbolAtLocation(source)
    const routes = contents && checker.getMemberInModuleExports(contents, 'Routes')
    if (!routes) throw new Error('api/routes.ts exports no type `Routes`.')
    return new Answers(checker).of(checker.getDeclaredTypeOfSymbol(routes))
  } finally {
    api.close()
  }
}

/** A member of an object type. */
type Member = ReturnType<Checker['getPropertiesOfType']>[number]

/** Types of TypeScript as JSON Schema; comments on members become descriptions. */
class Answers {
  readonly #known = new Map<number, JsonSchema>()

  constructor(private readonly checker: Checker) {}

  of(routes: Type) {
    const answers = new Map<string, JsonSchema>()
    for (const route of this.checker.getPropertiesOfType(routes)) {
      const types = this.#typeOf(route)
      const response = this.checker.getPropertyOfType(types, 'response')
      if (response) answers.set(route.name, this.#schemaOf(this.#typeOf(response)))
    }
    return answers
  }

  #schemaOf(type: Type): JsonSchema {
    const known = this.#known.get(type.id)
    if (known) return known
    const schema = this.#newSchemaOf(type)
    this.#known.set(type.id, schema)
    return schema
  }

  #newSchemaOf(type: Type): JsonSchema {
    if (type.isUnionType()) return this.#unionOf(type.getTypes())
    const simple = simpleSchema(type)
    if (simple) return simple
    if (this.checker.isTupleType(type)) return this.#tupleOf(type)
    if (this.checker.isArrayType(type)) {
      const [entry] = this.#argumentsOf(type)
      return { type: 'array', ...(entry && { items: this.#schemaOf(entry) }) }
    }
    return this.#objectOf(type)
  }

  #objectOf(type: Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const member of this.checker.getPropertiesOfType(type)) {
      const memberType = this.#typeOf(member)
      if (memberType.flags & NEVER_SENT) continue
      const description = this.checker.getDocumentationCommentOfSymbol(member).trim()
      const schema = this.#schemaOf(memberType)
      properties[member.name] = description
        ? { ...schema, description: description.replace(/\s+/g, ' ') }
        : schema
      if (!(member.flags & SymbolFlags.Optional) && !hasUndefined(memberType)) {
        required.push(member.name)
      }
    }
    const [index] = this.checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.#schemaOf(index.valueType) }),
    }
  }

  #tupleOf(type: Type): JsonSchema {
    const entries = this.#argumentsOf(type).map((entry) => this.#schemaOf(entry))
    return {
      type: 'array',
      prefixItems: entries,
      minItems: entries.length,
      maxItems: entries.length,
    }
  }

  #unionOf(types: readonly Type[]): JsonSchema {
    const sent = types.filter(({ flags }) => !(flags & NEVER_SENT))
    return unionOf(sent.map((type) => this.#schemaOf(type)))
  }

  #typeOf(member: Member): Type {
    const type = this.checker.getTypeOfSymbol(member)
    if (!type) throw new Error(`The type of ${member.name} is not known.`)
    return type
  }

  #argumentsOf(type: Type) {
    return type.isTypeReference() ? this.checker.getTypeArguments(type) : []
  }
}

/** JSON leaves them out. */
const NEVER_SENT = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never

const hasUndefined = (type: Type) =>
  type.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined)

function simpleSchema(type: Type): JsonSchema | undefined {
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) {
    return { enum: [type.value] }
  }
  if (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: 'string' }
  if (type.flags & TypeFlags.Number) return { type: 'number' }
  if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
  if (type.flags & TypeFlags.Null) return { type: 'null' }
  // TypeScript counts lists among the values of `object`.
  if (type.flags & TypeFlags.NonPrimitive) return { type: ['object', 'array'] }
  return undefined
}

/** Schemas side by side, as short as they can be said. */
export function unionOf(schemas: readonly JsonSchema[]): JsonSchema {
  const values = schemas.flatMap((schema) => schema.enum ?? [])
  const isBoolean = values.includes(true) && values.includes(false)
  const named = values.filter((value) => !isBoolean || typeof value !== 'boolean')
  const others = schemas
    .filter((schema) => !schema.enum)
    .toSorted((one, other) => Number(one.type === 'null') - Number(other.type === 'null'))
  const parts = [
    ...(named.length > 0 ? [{ enum: [...new Set(named)] }] : []),
    ...(isBoolean ? [{ type: 'boolean' }] : []),
    ...others,
  ]
  const isPlain = parts.every((part) => Object.keys(part).join() === 'type')
  if (isPlain) {
    const types = [...new Set(parts.flatMap(({ type }) => type ?? []))]
    return { type: types.length === 1 ? types[0] : types }
  }
  if (parts.length === 1) return parts[0] ?? {}
  const isNullable = parts.length === 2 && others.some(({ type }) => type === 'null')
  if (isNullable && named.length > 0) return { enum: [...new Set(named), null] }
  return { anyOf: parts }
}
