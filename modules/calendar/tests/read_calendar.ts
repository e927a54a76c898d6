/** Values of an event by the name of their property; `parameters` by the same. */
export interface ReadEvent {
  values: Record<string, string>
  parameters: Record<string, string>
}

interface ReadLine {
  name: string
  parameters: string
  value: string
}

/**
 * Reads a calendar as RFC 5545 describes it, independently of how Kontor writes one: lines end in CRLF, a line that begins
 * with a blank goes on with the line before, and backslashes escape.
 * @throws when a rule of the format is broken
 */
export function readCalendar(text: string) {
  const lines = physicalLines(text)
  const tooLong = lines.filter((line) => Buffer.byteLength(line) > 75)
  if (tooLong.length > 0) throw new Error(`Longer than 75 octets: ${tooLong[0]}`)
  const head: ReadEvent = { values: {}, parameters: {} }
  const events: ReadEvent[] = []
  let current = head
  const open: string[] = []
  for (const { name, parameters, value } of unfold(lines).map(readLine)) {
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') {
        current = { values: {}, parameters: {} }
        events.push(current)
      }
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends without a beginning`)
      current = head
    } else {
      current.values[name] = plainValue(value)
      current.parameters[name] = parameters
    }
  }
  if (open.length > 0) throw new Error(`${open} has no end`)
  return { head: head.values, events }
}

function physicalLines(text: string) {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end')
  const lines = text.slice(0, -2).split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('A line break without CRLF')
  return lines
}

function unfold(lines: string[]) {
  const whole: string[] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line)) whole.push(`${whole.pop() ?? ''}${line.slice(1)}`)
    else whole.push(line)
  }
  return whole
}

function readLine(line: string): ReadLine {
  const [, name, parameters = '', value = ''] =
    /^([A-Z-]+)((?:;[A-Z-]+=[^:;]*)*):(.*)$/su.exec(line) ?? []
  if (!name) throw new Error(`Not a content line: ${line}`)
  return { name, parameters, value }
}

const plainValue = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character
  )
