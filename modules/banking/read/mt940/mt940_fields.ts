/** A field of a message, such as `:61:`, with the lines that follow it. */
export interface Mt940Field {
  tag: string
  lines: string[]
}

const FIELD = /^:(\d{2}[A-Z]?):(.*)$/
/** The SWIFT envelope of a message, and its end. */
const AROUND = /^(\{[1-5]:.*|-\}?.?|\s*)$/

/** The fields of an MT940 or MT942 file in their order. */
export function* mt940Fields(text: string): Generator<Mt940Field> {
  let field: Mt940Field | undefined
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, rest = ''] = FIELD.exec(line) ?? []
    if (tag) {
      if (field) yield field
      field = { tag, lines: [rest] }
    } else if (!AROUND.test(line)) field?.lines.push(line)
  }
  if (field) yield field
}
