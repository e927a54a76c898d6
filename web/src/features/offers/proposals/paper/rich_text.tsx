import type { PaperBlock } from '../proposal'
import { numbered } from './numbered'
import classes from './paper.module.css'

type Part = PaperBlock['text'][number]
type Line = Part['lines'][number]

/** Text that the server has read: paragraphs, lists and bold. It is data and never markup. */
export function RichText({ parts }: { parts: Part[] }) {
  if (parts.length === 0) return null
  return (
    <div className={classes.rich}>
      {numbered(parts).map(({ entry: { kind, lines }, key }) =>
        kind === 'paragraph' ? (
          <Paragraph key={key} lines={lines} />
        ) : (
          <List key={key} kind={kind} lines={lines} />
        )
      )}
    </div>
  )
}

function Paragraph({ lines }: { lines: Line[] }) {
  return (
    <p>
      {numbered(lines).map(({ entry, place, key }) => (
        <span key={key}>
          {place > 0 && <br />}
          <Runs line={entry} />
        </span>
      ))}
    </p>
  )
}

function List({ kind, lines }: { kind: 'bullets' | 'numbers'; lines: Line[] }) {
  const Element = kind === 'bullets' ? 'ul' : 'ol'
  return (
    <Element>
      {numbered(lines).map(({ entry, key }) => (
        <li key={key}>
          <Runs line={entry} />
        </li>
      ))}
    </Element>
  )
}

function Runs({ line }: { line: Line }) {
  return numbered(line).map(({ entry: { text, isBold }, key }) =>
    isBold ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>
  )
}
