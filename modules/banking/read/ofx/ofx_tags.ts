import { brokenFile } from '#modules/banking/read/failures'
import { DEEPEST } from '#modules/banking/read/limits'

const TAGS = /<(\/?)([A-Za-z0-9_.]{1,64})\s*(\/?)>([^<]*)/g
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The entities defined by OFX (OFX 2.2, 2.3.2.1); a file cannot declare its own. */
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '').trim()

/** An aggregate with the values in it, by name; the first of each name counts. */
export type OfxValues = Map<string, string>

interface Listener {
  opened(name: string): void
  value(name: string, text: string): void
  closed(name: string): void
}

/**
 * Walks OFX of both kinds: SGML, in which values have no end tag, and XML. Neither needs an XML parser, so document
 * types have no effect. @throws 422 `broken_file` for a declaration, too much depth or a missing end
 */
export function readOfxTags(text: string, { opened, value, closed }: Listener) {
  if (/<!/.test(text)) throw brokenFile()
  const above: string[] = []
  for (const [, slash, tag, , rest] of text.matchAll(TAGS)) {
    const name = (tag ?? '').toUpperCase()
    const content = plain(rest ?? '')
    if (slash) {
      const at = above.lastIndexOf(name)
      if (at === -1) continue
      for (const left of above.splice(at).reverse()) closed(left)
    } else if (content) value(name, content)
    else {
      above.push(name)
      if (above.length > DEEPEST) throw brokenFile()
      opened(name)
    }
  }
  if (above.length > 0) throw brokenFile()
}
