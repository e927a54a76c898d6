import type { JsonSchema } from '#modules/openapi/json_schema'
import { nameOfRef, typeOf } from './type_of.js'

interface Props {
  title: string
  schema: JsonSchema
  schemas: Record<string, JsonSchema>
}

/** Objects further inside are named, not shown: their own route shows them. */
const DEEPEST = 2

/** The fields of an input or an answer; those of objects inside it are indented below. */
export function Fields({ title, schema, schemas }: Props) {
  const content = resolve(schema, schemas)
  const list = content.items ? resolve(content.items, schemas) : undefined
  const shown = list?.properties ? list : content
  const type = typeOf(schema)
  return (
    <details open>
      <summary>
        {title}
        {type === 'object' ? null : <span className="quiet"> {type}</span>}
      </summary>
      {shown.properties ? (
        <table>
          <tbody>
            <Rows schema={shown} schemas={schemas} depth={0} />
          </tbody>
        </table>
      ) : null}
    </details>
  )
}

interface RowsProps {
  schema: JsonSchema
  schemas: Record<string, JsonSchema>
  depth: number
}

const Rows = ({ schema, schemas, depth }: RowsProps) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inside = depth < DEEPEST ? objectIn(field, schemas) : undefined
    return [
      <tr key={`${depth} ${name}`}>
        <th className={`depth${depth}`} scope="row">
          <code>{name}</code>
          {schema.required?.includes(name) ? null : <span className="quiet"> optional</span>}
        </th>
        <td>
          {typeOf(field)}
          {field.description && <span className="description">{field.description}</span>}
        </td>
      </tr>,
      inside && (
        <Rows key={`${depth} ${name} fields`} schema={inside} schemas={schemas} depth={depth + 1} />
      ),
    ]
  })

/** The object that a field holds, alone, in a list, or beside null. */
function objectIn(field: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema | undefined {
  const content = resolve(field, schemas)
  if (content.properties) return content
  if (content.items) return objectIn(content.items, schemas)
  const objects = (content.anyOf ?? []).map((part) => objectIn(part, schemas)).filter(Boolean)
  return objects.length === 1 ? objects[0] : undefined
}

function resolve(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const name = nameOfRef(schema)
  return name ? (schemas[name] ?? {}) : schema
}
