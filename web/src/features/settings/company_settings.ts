import type { Language } from '@/lib/languages'
import { recordQuery } from '@/lib/queries'

export interface CompanyInfo {
  companyName: string
  legalForm: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  vatId: string
  taxNumber: string
  registerEntry: string
  email: string
  phone: string
  website: string
  bankName: string
  iban: string
  bic: string
  /** `#RRGGBB`, empty for the product's own. */
  accentColor: string
  /** Path of the picture, empty without one. */
  logo: string
}

export interface Preferences {
  /** Of the interface, for this user alone. */
  language: Language
  showsOverdueBell: boolean
  documentLanguage: Language
  /** ISO 4217 */
  currency: string
  timeZone: string
  paymentTermDays: number
  /** Percent. */
  defaultTaxRate: number
  invoiceIntro: string
  invoiceFooter: string
}

export interface NumberRange {
  kind: string
  /** Text with `{YYYY}`, `{YY}`, `{MM}` and one run such as `{####}`. */
  pattern: string
  resetsYearly: boolean
  /** The sequence of the next record. */
  next: number
}

/** Everything that `GET /api/settings` tells the desk. */
export interface CompanySettings {
  companyInfo: CompanyInfo
  preferences: Preferences
  numberRanges: NumberRange[]
}

export const companySettingsQuery = recordQuery<CompanySettings>('/api/settings')
