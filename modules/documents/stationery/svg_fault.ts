import { SaxesParser } from 'saxes'

/** Elements of a file. A letterhead has some hundred. */
const MOST_ELEMENTS = 20_000

/** Why an SVG cannot be a stationery; undefined for one that can. Its words need fonts that only its author has. */
export function svgFault(content: Buffer): 'unreadable' | 'has_text' | 'too_detailed' | undefined {
  let fault: ReturnType<typeof svgFault>
  let elements = 0
  const fail = (reason: NonNullable<typeof fault>) => {
    fault ??= reason
  }
  const parser = new SaxesParser()
  parser.on('error', () => fail('unreadable'))
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) fail('unreadable')
  })
  parser.on('opentag', ({ name }) => {
    const local = name.slice(name.indexOf(':') + 1)
    elements++
    if (elements === 1 && local !== 'svg') fail('unreadable')
    if (elements > MOST_ELEMENTS) fail('too_detailed')
    if (local === 'text') fail('has_text')
  })
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(content)).close()
  } catch {
    return 'unreadable'
  }
  return fault
}
