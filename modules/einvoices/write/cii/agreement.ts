import { element } from '#core/xml/element'
import type { Attachment, EInvoice } from '#modules/einvoices/model/einvoice'
import type { BuyerParty, SellerParty, TaxRepresentative } from '#modules/einvoices/model/party'
import {
  contact,
  electronicAddress,
  organization,
  partyIds,
  postalAddress,
  taxRegistration,
} from './parts.js'

/** UNTDID 1001 of a referenced document: the tender, the object of the invoice, an attachment. */
const TENDER = '50'
const OBJECT = '130'
const ATTACHMENT = '916'

/** Seller and buyer, and the references of the invoice. */
export const agreement = ({
  references,
  seller,
  buyer,
  taxRepresentative,
  attachments,
}: EInvoice) =>
  element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', references.buyer),
    sellerParty(seller),
    buyerParty(buyer),
    taxRepresentative && representativeParty(taxRepresentative),
    document('ram:SellerOrderReferencedDocument', references.salesOrder),
    document('ram:BuyerOrderReferencedDocument', references.order),
    document('ram:ContractReferencedDocument', references.contract),
    ...attachments.map(attached),
    references.tender ? document(ADDITIONAL, references.tender, TENDER) : undefined,
    references.object ? document(ADDITIONAL, references.object, OBJECT) : undefined,
    references.project
      ? element('ram:SpecifiedProcuringProject', [
          element('ram:ID', references.project),
          element('ram:Name', 'Project reference'),
        ])
      : undefined,
  ])

const ADDITIONAL = 'ram:AdditionalReferencedDocument'

const document = (name: string, id: string | undefined, typeCode?: string) =>
  element(name, [element('ram:IssuerAssignedID', id), element('ram:TypeCode', typeCode)])

const attached = ({ id, url, description, file }: Attachment) =>
  element(ADDITIONAL, [
    element('ram:IssuerAssignedID', id),
    element('ram:URIID', url),
    element('ram:TypeCode', ATTACHMENT),
    element('ram:Name', description),
    file &&
      element('ram:AttachmentBinaryObject', Buffer.from(file.content).toString('base64'), {
        mimeCode: file.mimeType,
        filename: file.name,
      }),
  ])

const sellerParty = (seller: SellerParty) =>
  element('ram:SellerTradeParty', [
    ...partyIds(seller.ids),
    element('ram:Name', seller.name),
    element('ram:Description', seller.legalText),
    organization(seller.registration, seller.tradingName),
    contact(seller.contact),
    postalAddress(seller.address),
    electronicAddress(seller.electronicAddress),
    taxRegistration('FC', seller.taxNumber),
    taxRegistration('VA', seller.vatId),
  ])

const buyerParty = (buyer: BuyerParty) =>
  element('ram:BuyerTradeParty', [
    ...partyIds(buyer.id ? [buyer.id] : []),
    element('ram:Name', buyer.name),
    organization(buyer.registration, buyer.tradingName),
    contact(buyer.contact),
    postalAddress(buyer.address),
    electronicAddress(buyer.electronicAddress),
    taxRegistration('VA', buyer.vatId),
  ])

const representativeParty = ({ name, vatId, address }: TaxRepresentative) =>
  element('ram:SellerTaxRepresentativeTradeParty', [
    element('ram:Name', name),
    postalAddress(address),
    taxRegistration('VA', vatId),
  ])
