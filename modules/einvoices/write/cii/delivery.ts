import { element, required } from '#core/xml/element'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { day, postalAddress } from './parts.js'

/** Place and time of the delivery. The schema requires the element even when it is empty. */
export const delivery = ({ delivery: delivered, references }: EInvoice) =>
  required('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [
      element('ram:Name', delivered?.name),
      delivered?.address && postalAddress(delivered.address),
    ]),
    element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', delivered?.on)),
    element(
      'ram:DespatchAdviceReferencedDocument',
      element('ram:IssuerAssignedID', references.despatchAdvice)
    ),
    element(
      'ram:ReceivingAdviceReferencedDocument',
      element('ram:IssuerAssignedID', references.receivingAdvice)
    ),
  ])
