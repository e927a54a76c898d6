import { FLAG, field, LONG_DAY, type PublishedField, required, text } from './published_fields.js'

/**
 * The published description of DATEV's master data of debtors and creditors (category 16, format version 5), written
 * down for the tests alone. Sources: developer.datev.de, DATEV-Format, Debitoren/Kreditoren, with the expressions given
 * there, and the sample file published with it, which shows the fields that are written in quotation marks.
 */
const EMPTY_TEXT = /^""$/
const COUNTRY = /^"([A-Z]{2})?"$/
const DIGIT_TEXT = /^"\d?"$/
const DIGITS = (most: number) => new RegExp(`^\\d{0,${most}}$`)
const PERCENT = /^[1-9]\d?,\d\d$/
const DECIMAL = /^\d{1,8}(,\d{1,2})?$/

const named = (names: string[], expression: RegExp) => names.map((name) => field(name, expression))

const bank = (nth: number): PublishedField[] => [
  field(`Bankleitzahl ${nth}`, /^"\d{0,8}"$/),
  field(`Bankbezeichnung ${nth}`, text(30)),
  field(`Bank-Kontonummer ${nth}`, text(10)),
  field(`Länderkennzeichen ${nth}`, COUNTRY),
  field(`IBAN-Nr. ${nth}`, /^"([A-Z]{2}\d{2}[A-Z0-9]{1,30})?"$/),
  field('Leerfeld', EMPTY_TEXT),
  field(`SWIFT-Code ${nth}`, /^"([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?"$/),
  field(`Abw. Kontoinhaber ${nth}`, text(70)),
  field(`Kennz. Hauptbankverb. ${nth}`, /^"[01]?"$/),
  ...named([`Bankverb ${nth} Gültig von`, `Bankverb ${nth} Gültig bis`], LONG_DAY),
]

const banks = (numbers: number[]) => numbers.flatMap(bank)
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

const POSTAL_ADDRESS: [string, RegExp][] = [
  ['Adressart', /^"\w{0,3}"$/],
  ['Straße', text(36)],
  ['Postfach', text(10)],
  ['Postleitzahl', /^"\d{0,10}"$/],
  ['Ort', text(30)],
  ['Land', COUNTRY],
  ['Versandzusatz', text(50)],
  ['Adresszusatz', text(36)],
]
const DELIVERY: [string, RegExp][] = [
  ['Abw. Zustellbezeichnung 1', text(50)],
  ['Abw. Zustellbezeichnung 2', text(36)],
]
const VALIDITY: [string, RegExp][] = [
  ['Adresse Gültig von', LONG_DAY],
  ['Adresse Gültig bis', LONG_DAY],
]

const all = (fields: [string, RegExp][], suffix = '') =>
  fields.map(([name, expression]) => field(name + suffix, expression))

const OF_INVOICES = ' (Rechnungsadresse)'

export const MASTER_FIELDS: PublishedField[] = [
  required('Konto', /^(?!0+$)\d{1,9}$/),
  field('Name (Adressattyp Unternehmen)', text(50)),
  field('Unternehmensgegenstand', text(50)),
  field('Name (Adressattyp natürl. Person)', text(30)),
  field('Vorname (Adressattyp natürl. Person)', text(30)),
  field('Name (Adressattyp keine Angabe)', text(50)),
  field('Adressattyp', /^"[012]?"$/),
  field('Kurzbezeichnung', text(15)),
  field('EU-Land', /^"\w{0,2}"$/),
  field('EU-UStID', text(13)),
  field('Anrede', text(30)),
  field('Titel/Akad. Grad', text(25)),
  field('Adelstitel', text(15)),
  field('Namensvorsatz', text(14)),
  ...all(POSTAL_ADDRESS),
  field('Abweichende Anrede', text(30)),
  ...all(DELIVERY),
  field('Kennz. Korrespondenzadresse', /^\d$/),
  ...all(VALIDITY),
  ...['Telefon', 'Telefon GL', 'E-Mail', 'Internet', 'Fax', 'Sonstige'].flatMap((name) => [
    field(name, text(60)),
    field(`Bemerkung (${name})`, text(40)),
  ]),
  ...banks([1, 2, 3, 4, 5]),
  field('Leerfeld', EMPTY_TEXT),
  field('Briefanrede', text(100)),
  field('Grußformel', text(50)),
  field('Kunden-/Lief.-Nr.', text(15)),
  field('Steuernummer', text(20)),
  field('Sprache', /^"\d{0,2}"$/),
  ...named(['Ansprechpartner', 'Vertreter', 'Sachbearbeiter'], text(40)),
  ...named(['Diverse-Konto', 'Ausgabeziel'], /^\d$/),
  field('Währungssteuerung', DIGIT_TEXT),
  field('Kreditlimit (Debitor)', /^\d{1,10}(,\d\d)?$/),
  ...named(['Zahlungsbedingung', 'Fälligkeit in Tagen (Debitor)'], DIGITS(3)),
  field('Skonto in Prozent (Debitor)', PERCENT),
  field('Kreditoren-Ziel 1 Tg.', DIGITS(3)),
  field('Kreditoren-Skonto 1 %', PERCENT),
  field('Kreditoren-Ziel 2 Tg.', DIGITS(3)),
  field('Kreditoren-Skonto 2 %', PERCENT),
  ...named(['Kreditoren-Ziel 3 Brutto Tg.', 'Kreditoren-Ziel 4 Tg.'], DIGITS(3)),
  field('Kreditoren-Skonto 4 %', PERCENT),
  field('Kreditoren-Ziel 5 Tg.', DIGITS(3)),
  field('Kreditoren-Skonto 5 %', PERCENT),
  ...named(['Mahnung', 'Kontoauszug'], /^\d$/),
  ...named(['Mahntext 1', 'Mahntext 2', 'Mahntext 3', 'Kontoauszugstext'], /^\d$/),
  field('Mahnlimit Betrag', DECIMAL),
  field('Mahnlimit %', DECIMAL),
  field('Zinsberechnung', /^\d$/),
  ...named(numbered(3, 'Mahnzinssatz'), DECIMAL),
  field('Lastschrift', DIGIT_TEXT),
  field('Leerfeld', /^"\d?"$/),
  field('Mandantenbank', DIGITS(4)),
  field('Zahlungsträger', DIGIT_TEXT),
  ...named(numbered(15, 'Indiv. Feld'), text(40)),
  field(`Abweichende Anrede${OF_INVOICES}`, text(30)),
  ...all(POSTAL_ADDRESS, OF_INVOICES),
  ...all(DELIVERY, OF_INVOICES),
  ...all(VALIDITY, OF_INVOICES),
  ...banks([6, 7, 8, 9, 10]),
  field('Nummer Fremdsystem', text(15)),
  field('Insolvent', FLAG),
  ...named(numbered(10, 'SEPA-Mandatsreferenz'), text(35)),
  field('Verknüpftes OPOS-Konto', DIGITS(9)),
  ...named(['Mahnsperre bis', 'Lastschriftsperre bis', 'Zahlungssperre bis'], LONG_DAY),
  field('Gebührenberechnung', /^\d$/),
  ...named(numbered(3, 'Mahngebühr'), DECIMAL),
  field('Pauschalenberechnung', /^\d$/),
  ...named(numbered(3, 'Verzugspauschale'), DECIMAL),
  field('Alternativer Suchname', text(50)),
  field('Status', /^\d$/),
  field('Anschrift manuell geändert (Korrespondenzadresse)', FLAG),
  field('Anschrift individuell (Korrespondenzadresse)', text(306)),
  field('Anschrift manuell geändert (Rechnungsadresse)', FLAG),
  field('Anschrift individuell (Rechnungsadresse)', text(306)),
  field('Fristberechnung bei Debitor', /^\d$/),
  ...named([...numbered(3, 'Mahnfrist'), 'Letzte Frist'], DIGITS(3)),
]
