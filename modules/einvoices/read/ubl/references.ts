import type { Attachment, References } from '#modules/einvoices/model/einvoice'
import { attachedFile } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'

const OBJECT = '130'
const PROJECT = '50'
/** Placeholder for an order number, which UBL requires. */
const NOT_AVAILABLE = 'NA'

const typeOf = (document: XmlNode) => document.text('DocumentTypeCode') ?? ''

export function readReferences(root: XmlNode): References {
  const ofType = (type: string) =>
    root
      .all('AdditionalDocumentReference')
      .find((document) => typeOf(document) === type)
      ?.text('ID')
  const order = root.text('OrderReference', 'ID')
  return {
    buyer: root.text('BuyerReference'),
    project: root.text('ProjectReference', 'ID') ?? ofType(PROJECT),
    contract: root.text('ContractDocumentReference', 'ID'),
    order: order === NOT_AVAILABLE ? undefined : order,
    salesOrder: root.text('OrderReference', 'SalesOrderID'),
    receivingAdvice: root.text('ReceiptDocumentReference', 'ID'),
    despatchAdvice: root.text('DespatchDocumentReference', 'ID'),
    tender: root.text('OriginatorDocumentReference', 'ID'),
    object: ofType(OBJECT),
    accounting: root.text('AccountingCost'),
  }
}

export const readAttachments = (root: XmlNode): Attachment[] =>
  root
    .all('AdditionalDocumentReference')
    .filter((document) => ![OBJECT, PROJECT].includes(typeOf(document)))
    .map((document) => {
      const file = document.at('Attachment', 'EmbeddedDocumentBinaryObject')
      return {
        id: document.text('ID') ?? '',
        description: document.text('DocumentDescription'),
        url: document.text('Attachment', 'ExternalReference', 'URI'),
        file: attachedFile(file),
      }
    })
