import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { element } from '#core/xml/element'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { type CiiProfile, EDITIONS } from '#modules/einvoices/write/profiles'
import { day } from './parts.js'

/** The preceding invoices that have an element of their own: all, or the first. */
export const precedingReferences = ({ preceding }: EInvoice, profile: CiiProfile) =>
  preceding
    .slice(0, EDITIONS[profile].precedingInCii)
    .map(({ number, issuedOn }) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', number),
        day('ram:FormattedIssueDateTime', issuedOn, 'qdt:DateTimeString'),
      ])
    )

/** A note (BT-22) that names the preceding invoices without an element, so that none is lost. */
export function precedingNote({ preceding, language = 'de' }: EInvoice, profile: CiiProfile) {
  const others = preceding
    .slice(EDITIONS[profile].precedingInCii)
    .map(({ number, issuedOn }) =>
      issuedOn
        ? translate(language, 'einvoices:preceding.dated', { number, day: formatDay(issuedOn) })
        : number
    )
  return others.length > 0
    ? translate(language, 'einvoices:preceding.others', { invoices: others.join(', ') })
    : ''
}
