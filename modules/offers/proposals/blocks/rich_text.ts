/** A piece of a line that is printed in one weight. */
export interface Run {
  text: string
  isBold: boolean
}

/** A paragraph of lines, or a list of items. */
export interface RichPart {
  kind: 'paragraph' | 'bullets' | 'numbers'
  lines: Run[][]
}

const BULLET = /^\s*[-*•]\s+(.*)$/
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/

/** A placeholder that is replaced on reading, such as `{{client}}`. */
const VARIABLE = /\{\{\s*(\w{1,20})\s*\}\}/g

/**
 * Text as people write it: an empty line ends a paragraph, `- ` begins an item of a list, `1. ` of a numbered one, and
 * `**` encloses bold words. The result is data; nothing in it is ever markup.
 * @param values replacements for variables, inserted after parsing, so that none of them changes the structure
 */
export function readRichText(text: string, values: Readonly<Record<string, string>>): RichPart[] {
  const parts: RichPart[] = []
  let open: RichPart | undefined
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const [kind, words] = kindOf(line)
    if (!words.trim()) {
      open = undefined
      continue
    }
    if (open?.kind !== kind) {
      open = { kind, lines: [] }
      parts.push(open)
    }
    open.lines.push(runsOf(words.trim()).map((run) => ({ ...run, text: fillIn(run.text, values) })))
  }
  return parts
}

/** Replaces the variables of a text; unknown ones stay as written. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(VARIABLE, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name] : written
  )

function kindOf(line: string): [RichPart['kind'], string] {
  const bullet = BULLET.exec(line)
  if (bullet) return ['bullets', bullet[1]]
  const number = NUMBER.exec(line)
  return number ? ['numbers', number[1]] : ['paragraph', line]
}

/** Bold between two `**`; one without another behind it is just two stars. */
function runsOf(line: string): Run[] {
  const pieces = line.split('**')
  const loose = pieces.length % 2 === 0 ? `**${pieces.pop()}` : ''
  const runs = pieces.map((text, index) => ({ text, isBold: index % 2 === 1 }))
  return [...runs, { text: loose, isBold: false }].filter(({ text }) => text !== '')
}
