/** Paragraphs with `**strong**` words and `code`, as the document writes them. */
export const Prose = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{partsOf(paragraph)}</p>)

const partsOf = (paragraph: string) =>
  paragraph.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return <strong key={part}>{part.slice(2, -2)}</strong>
    if (part.startsWith('`')) return <code key={part}>{part.slice(1, -1)}</code>
    return part
  })
