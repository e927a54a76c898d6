import type { ApiDocument, Operation, Parameter } from '#modules/openapi/document'
import type { JsonSchema } from '#modules/openapi/json_schema'
import { Fields } from './fields.js'
import { Frame } from './frame.js'
import { anchorOf, operationsOf, type Route } from './operations_of.js'
import { Method } from './overview.js'

interface Props {
  document: ApiDocument
  tag: ApiDocument['tags'][number]
  nonce: string
}

export const ModulePage = ({ document, tag, nonce }: Props) => (
  <Frame title={`${tag.description} · Kontor API`} nonce={nonce}>
    <h1>{tag.description}</h1>
    {operationsOf(document, tag.name).map((route) => (
      <RouteSection key={anchorOf(route)} route={route} document={document} />
    ))}
  </Frame>
)

function RouteSection({ route, document }: { route: Route; document: ApiDocument }) {
  const { path, method, operation } = route
  const { schemas } = document.components
  const body = operation.requestBody?.content['application/json']?.schema
  return (
    <section className="route" id={anchorOf(route)}>
      <h2>
        <a href={`#${anchorOf(route)}`}>{operation.summary}</a>
      </h2>
      <p>
        <Method method={method} /> <code>{path}</code>
      </p>
      <p className="quiet">{callersOf(operation)}</p>
      {operation.description && <p>{operation.description}</p>}
      <Parameters parameters={operation.parameters ?? []} schemas={schemas} />
      {body && <Fields title="Body" schema={body} schemas={schemas} />}
      <Answer operation={operation} schemas={schemas} />
    </section>
  )
}

/** Parameters are shown as the fields of one object. */
function Parameters({
  parameters,
  schemas,
}: {
  parameters: Parameter[]
  schemas: Record<string, JsonSchema>
}) {
  const own = parameters.filter((parameter) => parameter.in !== 'header')
  if (own.length === 0) return null
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
  return <Fields title="Parameters" schema={schema} schemas={schemas} />
}

function Answer({
  operation,
  schemas,
}: {
  operation: Operation
  schemas: Record<string, JsonSchema>
}) {
  const [[type = '', { schema } = {}] = []] = Object.entries(operation.responses['2XX'].content)
  if (schema) return <Fields title="Answer" schema={schema} schemas={schemas} />
  return (
    <p>
      Answers with a file: <code>{type}</code>
    </p>
  )
}

function callersOf({ security }: Operation) {
  const [session, key] = security
  if (!session) return 'Open to everyone.'
  const roles = (session.session ?? []).map((role) => ROLES[role] ?? role).join(', ')
  const [scope] = key?.accessKey ?? []
  if (!key) return `For ${roles}. Takes no access key.`
  return `For ${roles}. Access keys need ${scope ?? 'the right of what they ask for'}.`
}

const ROLES: Record<string, string> = {
  owner: 'owners',
  member: 'members',
  employee: 'employees',
  adviser: 'tax advisers',
  superAdmin: 'super admins',
}
