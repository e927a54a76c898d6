import { element } from '#core/xml/element'
import type { Attachment, EInvoice } from '#modules/einvoices/model/einvoice'

/** UNTDID 1001 of a referenced document: the object of the invoice, the project of a credit note. */
const OBJECT = '130'
const PROJECT = '50'
/** UBL demands an order number beside a sales order number. */
const NOT_AVAILABLE = 'NA'

export const reference = (name: string, id: string | undefined) =>
  element(name, element('cbc:ID', id))

export const orderReference = ({ references: { order, salesOrder } }: EInvoice) =>
  order || salesOrder
    ? element('cac:OrderReference', [
        element('cbc:ID', order || NOT_AVAILABLE),
        element('cbc:SalesOrderID', salesOrder),
      ])
    : undefined

export const billingReference = ({ number, issuedOn }: EInvoice['preceding'][number]) =>
  element(
    'cac:BillingReference',
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', number),
      element('cbc:IssueDate', issuedOn),
    ])
  )

/** A credit note of UBL has no reference to a project, so it is listed among the other references. */
export const additionalDocuments = (
  { references: { object, project }, attachments }: EInvoice,
  isCredit: boolean
) => [
  object ? typed(object, OBJECT) : undefined,
  isCredit && project ? typed(project, PROJECT) : undefined,
  ...attachments.map(attached),
]

const typed = (id: string, typeCode: string) =>
  element('cac:AdditionalDocumentReference', [
    element('cbc:ID', id),
    element('cbc:DocumentTypeCode', typeCode),
  ])

const attached = ({ id, description, url, file }: Attachment) =>
  element('cac:AdditionalDocumentReference', [
    element('cbc:ID', id),
    element('cbc:DocumentDescription', description),
    element('cac:Attachment', [
      file &&
        element('cbc:EmbeddedDocumentBinaryObject', Buffer.from(file.content).toString('base64'), {
          mimeCode: file.mimeType,
          filename: file.name,
        }),
      element('cac:ExternalReference', element('cbc:URI', url)),
    ]),
  ])
