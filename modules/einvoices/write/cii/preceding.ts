import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Profile } from '#modules/einvoices/write/profiles'
import { element } from '#modules/einvoices/xml/element'
import { day } from './parts.js'

/**
 * How many preceding invoices (BG-3) the schema takes. XRechnung is bound to CII D16B, where CEN/TS 16931-3-3 allows
 * one, although the norm allows any number. Factur-X uses a later schema without this limit.
 */
const MOST: Record<Profile, number> = { en16931: Number.POSITIVE_INFINITY, xrechnung: 1 }

/** The preceding invoices that have an element of their own: all, or the first. */
export const precedingReferences = ({ preceding }: EInvoice, profile: Profile) =>
  preceding
    .slice(0, MOST[profile])
    .map(({ number, issuedOn }) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', number),
        day('ram:FormattedIssueDateTime', issuedOn, 'qdt:DateTimeString'),
      ])
    )

/** A note (BT-22) that names the preceding invoices without an element, so that none is lost. */
export function precedingNote({ preceding, language = 'de' }: EInvoice, profile: Profile) {
  const others = preceding
    .slice(MOST[profile])
    .map(({ number, issuedOn }) =>
      issuedOn
        ? translate(language, 'einvoices:preceding.dated', { number, day: formatDay(issuedOn) })
        : number
    )
  return others.length > 0
    ? translate(language, 'einvoices:preceding.others', { invoices: others.join(', ') })
    : ''
}
