import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { writeCii } from '#modules/einvoices/write/cii/write_cii'
import type { Profile } from '#modules/einvoices/write/profiles'
import { writeUbl } from '#modules/einvoices/write/ubl/write_ubl'

interface Format {
  profile: Profile
  write: (invoice: EInvoice) => string
  /** Files of official rules by their names in the rules folder. */
  rules: string[]
}

/** The formats that carry any document completely, and the official rules that each must pass. */
export const FORMATS: Record<string, Format> = {
  'facturx-cii': {
    profile: 'en16931',
    write: (invoice) => writeCii(invoice, 'en16931'),
    rules: ['EN16931-CII-validation', 'FACTUR-X_EN16931'],
  },
  'xrechnung-cii': {
    profile: 'xrechnung',
    write: (invoice) => writeCii(invoice, 'xrechnung'),
    rules: ['EN16931-CII-validation', 'XRechnung-CII-validation'],
  },
  'xrechnung-ubl': {
    profile: 'xrechnung',
    write: (invoice) => writeUbl(invoice, 'xrechnung'),
    rules: ['EN16931-UBL-validation', 'XRechnung-UBL-validation'],
  },
}
