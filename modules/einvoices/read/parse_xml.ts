import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { xmlBroken, xmlForbidden, xmlTooLarge } from './unreadable.js'
import { XmlNode } from './xml_node.js'

/** An invoice of 500 lines has about 30,000 elements, each with two tags. */
const MOST_TAGS = 400_000
const DEEPEST = 60
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
 * The tree of a received XML. Made for files of strangers: no document type and no entities but those of XML itself,
 * limits for depth and number of tags, only known encodings.
 * @throws 422 `xml_forbidden`, `xml_too_large` or `xml_broken`
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const xml = decoded(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw xmlForbidden()
  if (countOf(xml, '<') > MOST_TAGS || depthOf(xml) > DEEPEST) throw xmlTooLarge()
  if (XMLValidator.validate(xml) !== true) throw xmlBroken()
  try {
    return XmlNode.of(parser.parse(xml))
  } catch (cause) {
    throw Object.assign(xmlBroken(), { cause })
  }
}

/** The encoding of a byte order mark, else the one that the declaration names, else UTF-8. */
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

/** How deep the tags lie; roughly, but without building anything. */
function depthOf(xml: string) {
  let depth = 0
  let deepest = 0
  for (const [tag] of xml.matchAll(/<[^!?][^>]*>/g)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
