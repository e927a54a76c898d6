import { XMLParser } from 'fast-xml-parser'

interface PackedElement {
  guid: string
  type: string
  files: string[]
}

const GUID = /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/
const NAMESPACE = 'http://xml.datev.de/bedi/tps/document/v06.0'

/**
 * Reads `document.xml` by the rules of Document_v060.xsd and Document_types_v060.xsd (DATEV XML interface online 6.0):
 * order of the elements, lengths, numbers of documents and files, and the form of ids.
 */
export function readDocumentXml(xml: string): { documents: PackedElement[] } {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => name === 'document' || name === 'extension',
  })
  const { archive } = parser.parse(xml)
  expect(archive['@xmlns'] === NAMESPACE && archive['@version'] === '6.0', 'version')
  expect(within(archive['@generatingSystem'], 40), 'generatingSystem')
  expect(childrenOf(archive).join() === 'header,content', 'order')
  const { header, content } = archive
  const order = ['date', 'consultantNumber', 'clientNumber', 'clientName']
  expect(childrenOf(header).join() === order.join(), 'order of the header')
  expect(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(header.date), 'date')
  expect(Number(header.consultantNumber) >= 1000, 'consultantNumber')
  expect(Number(header.clientNumber) <= 99_999, 'clientNumber')
  expect(within(header.clientName, 36), 'clientName')
  const all: Record<string, unknown>[] = content.document
  expect(all.length >= 1 && all.length <= 4999, 'number of documents')
  return { documents: all.map(documentOf) }
}

function documentOf(element: Record<string, unknown>): PackedElement {
  const extensions = element.extension as Record<string, string>[]
  expect(childrenOf(element).join() === 'keywords,extension', 'order of a document')
  expect(GUID.test(String(element['@guid'])), 'guid')
  expect(/^[12]$/.test(String(element['@type'])), 'type')
  expect(element['@processID'] === '1', 'processID')
  expect(within(element.keywords, 255), 'keywords')
  expect(extensions.length <= 50, 'number of files')
  for (const extension of extensions) {
    expect(extension['@xsi:type'] === 'File' && within(extension['@name'], 255), 'extension')
  }
  return {
    guid: String(element['@guid']),
    type: String(element['@type']),
    files: extensions.map((extension) => extension['@name']),
  }
}

const childrenOf = (element: object) => Object.keys(element).filter((name) => !name.startsWith('@'))
const within = (value: unknown, longest: number) =>
  typeof value === 'string' && value.length >= 1 && value.length <= longest

function expect(isRight: boolean, rule: string) {
  if (!isRight) throw new Error(`document.xml breaks the rule "${rule}".`)
}
