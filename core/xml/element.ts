/** An XML element that is not yet text. Created by `element`, written by `serialize`; strings are never joined. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly content: string | readonly Element[]
}

/** The content of an element: text, or elements of which some may be missing. */
export type Content = string | undefined | Element | readonly (Element | undefined)[]

/** Characters that XML 1.0 cannot hold, not even escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/**
 * An element, or undefined when it would be empty, which no standard that we write allows (such as
 * PEPPOL-EN16931-R008). Text of only blanks counts as empty.
 */
export function element(
  name: string,
  content: Content,
  attributes: Element['attributes'] = {}
): Element | undefined {
  if (typeof content === 'string') {
    const text = legalText(content)
    return text.trim() === '' ? undefined : { name, attributes: filled(attributes), content: text }
  }
  const children = childrenOf(content)
  return children.length === 0
    ? undefined
    : { name, attributes: filled(attributes), content: children }
}

const filled = (attributes: Element['attributes']) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))

/** An element that the schema requires even when it is empty. */
export const required = (
  name: string,
  content: Exclude<Content, string>,
  attributes: Element['attributes'] = {}
): Element => ({ name, attributes, content: childrenOf(content) })

/** The whole document in UTF-8, with the XML declaration. */
export const serialize = (root: Element) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${serializeElement(root)}`

/** One element of an existing document. */
export function serializeElement({ name, attributes, content }: Element): string {
  const inside =
    typeof content === 'string' ? escapeText(content) : content.map(serializeElement).join('')
  const head = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`))
    .join('')
  return inside === '' ? `<${name}${head}/>` : `<${name}${head}>${inside}</${name}>`
}

const childrenOf = (content: Exclude<Content, string>) =>
  (isList(content) ? content : [content]).filter((child) => child !== undefined)

const isList = (content: Exclude<Content, string>): content is readonly (Element | undefined)[] =>
  Array.isArray(content)

/** Text without characters that XML cannot hold, its lines ended by line feeds. */
export const legalText = (text: string) => text.replace(/\r\n?/g, '\n').replace(ILLEGAL, '')

const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign])

const escapeAttribute = (text: string) =>
  legalText(text).replace(/[&<>"\r\n\t]/g, (sign) => ESCAPES[sign])
