import { isCurrency } from '#core/money/currency'
import type { Fault } from '#modules/einvoices/check/fault'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { checkReceived } from './check_received.js'
import { ciiCurrency, ciiProfile, readCii } from './cii/read_cii.js'
import { isPdf } from './file_kind.js'
import { FileValues } from './file_values.js'
import { parseXml } from './parse_xml.js'
import { readUbl } from './ubl/read_ubl.js'
import { currencyUnknown, notAnInvoice } from './unreadable.js'
import { xmlInPdf } from './xml_in_pdf.js'
import type { XmlNode } from './xml_node.js'

/** The content of a file, before it is put into words. */
export interface DocumentReading {
  syntax: 'UBL' | 'CII' | 'ZUGFeRD 1'
  /** BT-24: the rules that the sender claims to follow. */
  profile: string
  /** The XML is part of a PDF; by law the XML leads. */
  isHybrid: boolean
  invoice: EInvoice
  /** Contradictions and unreadable values in it. */
  faults: Fault[]
}

/**
 * Reads a received e-invoice. Runs as long as the file requires, so the server calls `readEInvoice` instead, which
 * runs this in a process of its own.
 * @throws AppError 422 for a file that cannot be read
 */
export async function readDocument(bytes: Uint8Array): Promise<DocumentReading> {
  const isHybrid = isPdf(bytes)
  const { syntax, profile, invoice, faults } = readXml(
    parseXml(isHybrid ? await xmlInPdf(bytes) : bytes)
  )
  const isUnreadable = ({ term }: Fault) => faults.some((fault) => fault.term === term)
  // A value that cannot be read is not missing as well.
  const others = checkReceived(invoice, profile).filter(
    (fault) => fault.text !== 'not_in_file' || !isUnreadable(fault)
  )
  return { syntax, profile, isHybrid, invoice, faults: [...faults, ...others] }
}

function readXml(document: XmlNode) {
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
