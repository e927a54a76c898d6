import { isInEu } from '#api/suggest_tax'
import { type Decimal, decimalText } from '#core/money/decimal'
import { surnameOf } from '#modules/documents/public'
import { headingOf, lineOf } from './column.js'
import { textField } from './fields.js'
import { MASTER_COLUMNS } from './master_columns.js'

/** A client or vendor as DATEV keeps it for a personal account. Texts are empty where nothing is known. */
export interface Party {
  account: string
  kind: 'debtors' | 'creditors'
  /** `unknown` where Kontor has only a name, as for vendors of receipts. */
  type: 'organisation' | 'person' | 'unknown'
  name: string
  formOfAddress: '' | 'ms' | 'mr'
  vatId: string
  taxNumber: string
  street: string
  addressLine: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  phone: string
  email: string
  iban: string
  /** The client's number, or the number that the vendor knows the company by. */
  number: string
  language: string
  /** Days until an invoice is due; null for the usual ones. */
  dueDays: number | null
  /** Skonto of a vendor. */
  skonto: { days: number; percent: Decimal } | null
}

/** Where the fields are that Kontor fills, counted from 1. */
const AT = {
  account: 1,
  organisation: 2,
  surname: 4,
  firstName: 5,
  anyName: 6,
  type: 7,
  shortName: 8,
  vatCountry: 9,
  vatId: 10,
  title: 11,
  addressKind: 15,
  street: 16,
  postalCode: 18,
  city: 19,
  country: 20,
  addressLine: 22,
  isForLetters: 26,
  phone: 29,
  email: 33,
  bankCountry: 44,
  iban: 45,
  isMainBank: 49,
  number: 99,
  taxNumber: 100,
  language: 101,
  debtorDays: 110,
  skontoDays: 112,
  skontoPercent: 113,
  creditorDays: 116,
}

const LONGEST = { organisation: 50, person: 30, short: 15, number: 15, taxNumber: 20 }
const TITLES = { '': '', ms: 'Frau', mr: 'Herr' }
/** DATEV knows further languages, Albanian is not among them. */
const LANGUAGES: Record<string, string> = { de: '1', en: '5' }

export const masterHeadingLine = headingOf(MASTER_COLUMNS)

/**
 * A personal account as a line of the master data. A number or tax id that does not fit is left out, because half of
 * one would be wrong; names and streets are cut.
 */
export function masterLine(party: Party): string {
  const fields = new Map([[AT.account, party.account]])
  const put = (at: number, text: string, longest: number) => {
    if (text !== '') fields.set(at, textField(text, longest))
  }
  const putWhole = (at: number, text: string, longest: number) => {
    if (text.length <= longest) put(at, text, longest)
  }
  putName(party, put)
  put(AT.shortName, party.name, LONGEST.short)
  putWhole(AT.number, party.number, LONGEST.number)
  putWhole(AT.taxNumber, party.taxNumber, LONGEST.taxNumber)
  const vat = euVatId(party.vatId)
  put(AT.vatCountry, vat.country, 2)
  put(AT.vatId, vat.rest, 13)
  putAddress(party, put)
  if (party.street || party.city) fields.set(AT.isForLetters, '1')
  put(AT.phone, party.phone, 60)
  putWhole(AT.email, party.email, 60)
  if (IBAN.test(party.iban)) {
    put(AT.bankCountry, party.iban.slice(0, 2), 2)
    put(AT.iban, party.iban, 34)
    put(AT.isMainBank, '1', 1)
  }
  put(AT.language, LANGUAGES[party.language] ?? '', 2)
  for (const [at, field] of termsOf(party)) fields.set(at, field)
  return lineOf(MASTER_COLUMNS, fields)
}

type Put = (at: number, text: string, longest: number) => void

/** DATEV parts persons into surname and first name. A name that is too long for that goes where any name fits. */
function putName({ type, name, formOfAddress }: Party, put: Put) {
  const surname = surnameOf(name)
  const firstName = name.slice(0, -surname.length).trim()
  const isPerson = type === 'person' && name.endsWith(surname)
  if (isPerson && Math.max(surname.length, firstName.length) <= LONGEST.person) {
    put(AT.surname, surname, LONGEST.person)
    put(AT.firstName, firstName, LONGEST.person)
    put(AT.type, '1', 1)
    put(AT.title, TITLES[formOfAddress], LONGEST.person)
    return
  }
  const isOrganisation = type === 'organisation'
  put(isOrganisation ? AT.organisation : AT.anyName, name, LONGEST.organisation)
  put(AT.type, isOrganisation ? '2' : '0', 1)
}

/** `Postleitzahl` takes digits only, so that of another country precedes the town. */
function putAddress(party: Party, put: Put) {
  if (party.street) put(AT.addressKind, 'STR', 3)
  put(AT.street, party.street, 36)
  const isPlain = /^\d{0,10}$/.test(party.postalCode)
  put(AT.postalCode, isPlain ? party.postalCode : '', 10)
  put(AT.city, isPlain ? party.city : `${party.postalCode} ${party.city}`, 30)
  put(AT.country, /^[A-Z]{2}$/.test(party.country) ? party.country : '', 2)
  put(AT.addressLine, party.addressLine, 36)
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/

/** A VAT id of a member state in two fields; others have none in DATEV. */
function euVatId(vatId: string) {
  const [country, rest] = [vatId.slice(0, 2), vatId.slice(2).replaceAll(' ', '')]
  const isEu = isInEu(country) || country === 'EL' || country === 'XI'
  return isEu && rest.length <= 13 ? { country, rest } : { country: '', rest: '' }
}

/** Terms of payment. DATEV takes up to 999 days and no percent below 1. */
function* termsOf({ kind, dueDays, skonto }: Party): Generator<[number, string]> {
  if (dueDays !== null && dueDays <= 999) {
    yield [kind === 'debtors' ? AT.debtorDays : AT.creditorDays, String(dueDays)]
  }
  const percent = skonto && Number(decimalText(skonto.percent)).toFixed(2).replace('.', ',')
  if (kind === 'creditors' && percent && /^[1-9]\d?,\d\d$/.test(percent)) {
    yield [AT.skontoDays, String(skonto.days)]
    yield [AT.skontoPercent, percent]
  }
}
