import type { Instant } from '#core/clock'

/** A receipt as DATEV's document package names it. */
export interface PackedDocument {
  /** The same id is in `Beleglink` of its bookings. */
  id: string
  /** Received by the company, or sent by it. */
  direction: 'incoming' | 'outgoing'
  number: string
  /** Names of its files, 1 to 50. */
  files: string[]
}

interface Head {
  at: Instant
  consultantNumber: number
  clientNumber: number
  clientName: string
}

const NAMESPACE = 'http://xml.datev.de/bedi/tps/document/v06.0'
const TYPES = { incoming: 1, outgoing: 2 }
const LONGEST = { name: 36, number: 255 }

/**
 * The list of contents of a package of receipts for DATEV Unternehmen online. Source: developer.datev.de, DATEV XML
 * interface online 6.0, Document_v060.xsd: `processID` 1 is for receipts that are to be booked.
 */
export function documentXml(head: Head, documents: readonly PackedDocument[]): string {
  const date = new Date(head.at).toISOString().slice(0, 19)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<archive xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
      ` xsi:schemaLocation="${NAMESPACE} Document_v060.xsd" version="6.0" generatingSystem="Kontor">`,
    '  <header>',
    `    <date>${date}</date>`,
    `    <consultantNumber>${head.consultantNumber}</consultantNumber>`,
    `    <clientNumber>${head.clientNumber}</clientNumber>`,
    `    <clientName>${escaped(head.clientName.slice(0, LONGEST.name))}</clientName>`,
    '  </header>',
    '  <content>',
    ...documents.map(documentElement),
    '  </content>',
    '</archive>',
    '',
  ].join('\n')
}

const documentElement = ({ id, direction, number, files }: PackedDocument) =>
  [
    `    <document guid="${id}" type="${TYPES[direction]}" processID="1">`,
    `      <keywords>${escaped(number.slice(0, LONGEST.number))}</keywords>`,
    ...files.map((name) => `      <extension xsi:type="File" name="${escaped(name)}"/>`),
    '    </document>',
  ].join('\n')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
