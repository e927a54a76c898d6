/** Octets of a line without its end (RFC 5545, section 3.1). */
const LONGEST = 75

/** Everything that some program takes for the end of a line. */
const LINE_END = /\r\n?|\u0085|\u2028|\u2029/g

/** A text as the value of a property (RFC 5545, section 3.3.11). It cannot begin a line of its own. */
export const textValue = (text: string) =>
  text
    .replaceAll(LINE_END, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

/**
 * A line, folded into lines of at most 75 octets, each further one begun with a blank. No character is cut.
 * @returns the line with its end
 */
export function contentLine(name: string, value: string) {
  const lines: string[] = []
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const length = Buffer.byteLength(character)
    if (octets + length > LONGEST) {
      lines.push(line)
      line = ' '
      octets = 1
    }
    line += character
    octets += length
  }
  return `${[...lines, line].join('\r\n')}\r\n`
}
