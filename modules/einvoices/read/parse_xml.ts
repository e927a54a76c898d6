import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { xmlBroken, xmlForbidden, xmlTooLarge } from './unreadable.js'
import { XmlNode } from './xml_node.js'

/** An invoice of 500 lines has about 30,000 elements, each with two tags, and 3,000 attributes. */
const MOST_TAGS = 400_000
const MOST_ATTRIBUTES = 100_000
const DEEPEST = 60
/** The byte limit of an upload, which an XML inside a PDF could exceed. */
const MOST_CHARACTERS = 10 * 1024 * 1024
const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'us-ascii',
]

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  maxNestedTags: DEEPEST,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/**
 * The tree of a received XML. Made for untrusted files: no document type, only the entities of XML itself, limits for
 * its size, its depth and the numbers of tags and attributes, only supported encodings.
 * @throws 422 `xml_forbidden`, `xml_too_large` or `xml_broken`
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const xml = decoded(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw xmlForbidden()
  if (isTooLarge(xml)) throw xmlTooLarge()
  if (XMLValidator.validate(xml) !== true) throw xmlBroken()
  try {
    return XmlNode.of(parser.parse(xml))
  } catch (cause) {
    throw Object.assign(xmlBroken(), { cause })
  }
}

/** Counts signs instead of parsing: a sign in a text counts too, but an invoice has far fewer of both. */
const isTooLarge = (xml: string) =>
  xml.length > MOST_CHARACTERS ||
  countOf(xml, '<') > MOST_TAGS ||
  countOf(xml, '=') > MOST_ATTRIBUTES ||
  depthOf(xml) > DEEPEST

/** The encoding of a byte order mark, else of the declaration, else UTF-8. */
function decoded(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1].toLowerCase()
  const marked = head.startsWith('\xff\xfe')
    ? 'utf-16le'
    : head.startsWith('\xfe\xff')
      ? 'utf-16be'
      : undefined
  const encoding = marked ?? declared ?? 'utf-8'
  if (!ENCODINGS.includes(encoding)) throw xmlBroken()
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trimStart()
  } catch (cause) {
    throw Object.assign(xmlBroken(), { cause })
  }
}

function countOf(text: string, sign: string) {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++
  return count
}

/** Depth of the tags; approximate, in one pass over the text. */
function depthOf(xml: string) {
  let depth = 0
  let deepest = 0
  let end = 0
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', end)) {
    end = xml.indexOf('>', start)
    if (end < 0) break
    const sign = xml[start + 1]
    if (sign === '/') depth--
    else if (sign !== '!' && sign !== '?' && xml[end - 1] !== '/') depth++
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
