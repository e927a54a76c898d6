import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Identifier } from '#modules/einvoices/model/party'
import { isPeppolAddress, isWithinGermany } from '#modules/einvoices/model/peppol'
import type { Profile } from '#modules/einvoices/write/profiles'
import type { Fault } from './fault.js'

/** Types of invoices and credit notes in Peppol's billing (P0100, P0101); self-billing is a process of its own. */
const TYPES =
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877 381 396 81 83 532'.split(
    ' '
  )
const GLN = '0088'

/** Whether the German rules hold: in XRechnung always, in Peppol between German companies. */
export const hasGermanRules = (invoice: EInvoice, profile: Profile) =>
  profile === 'xrechnung' || (profile === 'peppol' && isWithinGermany(invoice))

/** Additional requirements of Peppol BIS Billing 3: addresses of its network, types of its process. */
export const checkPeppol = ({ seller, buyer, type }: EInvoice): Fault[] => [
  ...addressFaults(seller.electronicAddress, { term: 'BT-34', field: 'company.eAddress' }),
  ...addressFaults(buyer.electronicAddress, { term: 'BT-49', field: 'client.eAddress' }),
  ...(TYPES.includes(type)
    ? []
    : [
        {
          rule: 'PEPPOL-EN16931-P0100',
          term: 'BT-3',
          field: 'type',
          text: 'unknown_type',
          values: { type },
        },
      ]),
]

function addressFaults(
  address: Identifier | undefined,
  place: Pick<Fault, 'term' | 'field'>
): Fault[] {
  // Without an address, R010 and R020 ask for one.
  if (!address?.value.trim()) return []
  if (!isPeppolAddress(address)) {
    return [{ ...place, rule: 'PEPPOL-EN16931-CL008', text: 'not_in_peppol' }]
  }
  return address.scheme === GLN && !isGln(address.value.trim())
    ? [{ ...place, rule: 'PEPPOL-COMMON-R040', text: 'not_a_gln' }]
    : []
}

/** Thirteen digits, the last of which makes the weighted sum a multiple of ten (GS1). */
const isGln = (value: string) =>
  /^\d{13}$/.test(value) &&
  [...value].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0

/** Peppol names its German rules DE-R-015 where XRechnung names them BR-DE-15, and DE-R-023-1 for BR-DE-23-a. */
export const peppolRule = (rule: string) =>
  rule.replace(/^BR-DE-(\d+)(?:-([ab]))?$/, (_, number: string, part?: string) => {
    const name = `DE-R-${number.padStart(3, '0')}`
    return part ? `${name}-${part === 'a' ? 1 : 2}` : name
  })
