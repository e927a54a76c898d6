import type { ApiDocument } from '#modules/openapi/document'
import { Frame } from './frame.js'
import { anchorOf, operationsOf } from './operations_of.js'
import { Prose } from './prose.js'

interface Props {
  document: ApiDocument
  nonce: string
}

export const Overview = ({ document, nonce }: Props) => (
  <Frame title="Kontor API" nonce={nonce}>
    <h1>{document.info.title} API</h1>
    <p className="quiet">Version {document.info.version}</p>
    <Prose text={document.info.description} />
    <h2>An example</h2>
    <pre>{EXAMPLE}</pre>
    <h2>Routes</h2>
    {document.tags.map(({ name, description }) => (
      <section key={name}>
        <h3>
          <a href={`/api/docs/${name}`}>{description}</a>
        </h3>
        <ul className="routes">
          {operationsOf(document, name).map((route) => (
            <li key={anchorOf(route)}>
              <a href={`/api/docs/${name}#${anchorOf(route)}`}>
                <Method method={route.method} /> <code>{route.path}</code>
              </a>
              <span className="quiet">{route.operation.summary}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Frame>
)

export const Method = ({ method }: { method: string }) => (
  <b className={`method ${method}`}>{method.toUpperCase()}</b>
)

const EXAMPLE = `curl -H "Authorization: Bearer $KONTOR_TOKEN" \\
  "https://kontor.example.com/api/invoices?status=Overdue&pageSize=20"

const answer = await fetch('https://kontor.example.com/api/invoices?status=Overdue', {
  headers: { authorization: \`Bearer \${token}\` },
})
if (!answer.ok) throw new Error((await answer.json()).code)
const invoices = await answer.json()`
