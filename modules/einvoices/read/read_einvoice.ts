import type { Language } from '#core/i18n/languages'
import { isCurrency } from '#core/money/currency'
import { type Fault, type Finding, findingOf } from '#modules/einvoices/check/finding'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { checkReceived } from './check_received.js'
import { ciiCurrency, ciiProfile, readCii } from './cii/read_cii.js'
import { FileValues } from './file_values.js'
import { parseXml } from './parse_xml.js'
import { readUbl } from './ubl/read_ubl.js'
import { currencyUnknown, notAnInvoice, unknownFormat } from './unreadable.js'
import { xmlInPdf } from './xml_in_pdf.js'
import type { XmlNode } from './xml_node.js'

export interface EInvoiceReading {
  syntax: 'UBL' | 'CII' | 'ZUGFeRD 1'
  /** BT-24: the rules that the sender claims to follow. */
  profile: string
  /** The XML stood in a PDF; by law the XML leads. */
  isHybrid: boolean
  invoice: EInvoice
  /** What does not add up in it, or cannot be read. */
  findings: Finding[]
}

/**
 * Reads a received e-invoice: XRechnung in both syntaxes, Factur-X and ZUGFeRD 1 and 2 as PDF or as bare XML.
 * @param bytes of a file that nobody vouches for
 * @throws AppError 415 for anything but XML and PDF, 422 for what cannot be read, each with a sentence
 */
export async function readEInvoice(
  bytes: Uint8Array,
  language: Language
): Promise<EInvoiceReading> {
  const isHybrid = startsWith(bytes, '%PDF-')
  if (!isHybrid && !looksLikeXml(bytes)) throw unknownFormat()
  const { syntax, profile, invoice, faults } = read(
    parseXml(isHybrid ? await xmlInPdf(bytes) : bytes)
  )
  const isTold = ({ term }: Fault) => faults.some((fault) => fault.term === term)
  // What cannot be read is not missing as well.
  const others = checkReceived(invoice, profile).filter(
    (fault) => fault.text !== 'not_in_file' || !isTold(fault)
  )
  const findings = [...faults, ...others]
  return {
    syntax,
    profile,
    isHybrid,
    invoice,
    findings: findings.map((fault) => findingOf(fault, language)),
  }
}

function read(document: XmlNode) {
  const ubl = document.at('Invoice|CreditNote')
  if (ubl.isThere) {
    const values = valuesIn(ubl.text('DocumentCurrencyCode'))
    const invoice = readUbl(ubl, values)
    const profile = ubl.text('CustomizationID') ?? ''
    return { syntax: 'UBL' as const, profile, invoice, faults: values.faults }
  }
  const cii = document.at('CrossIndustryInvoice|CrossIndustryDocument')
  if (!cii.isThere) throw notAnInvoice()
  const values = valuesIn(ciiCurrency(cii))
  const isOld = document.at('CrossIndustryDocument').isThere
  return {
    syntax: isOld ? ('ZUGFeRD 1' as const) : ('CII' as const),
    profile: ciiProfile(cii),
    invoice: readCii(cii, values),
    faults: values.faults,
  }
}

function valuesIn(currency = '') {
  if (!isCurrency(currency)) throw currencyUnknown()
  return new FileValues(currency)
}

/** PDFs may have some bytes before their head. */
const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, 1024)).includes(text)

/** In UTF-8 or UTF-16, after a byte order mark and blanks. */
const looksLikeXml = (bytes: Uint8Array) =>
  /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  )
