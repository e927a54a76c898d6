/**
 * The published description of DATEV's booking batch, written down for the tests alone: it shares nothing with the
 * writer. Sources: developer.datev.de, DATEV-Format, Header and Buchungsstapel (format version 13), with the expressions
 * given there; optional fields may be empty, texts then as `""`.
 */
export interface PublishedField {
  name: string
  expression: RegExp
  isRequired?: boolean
}

export const field = (name: string, expression: RegExp): PublishedField => ({ name, expression })
export const required = (name: string, expression: RegExp): PublishedField => ({
  ...field(name, expression),
  isRequired: true,
})

const YEAR = '20\\d{2}'
const MONTH = '(0[1-9]|1[0-2])'
const DAY = '(0[1-9]|[1-2]\\d|3[0-1])'
const HEADER_DAY = new RegExp(`^${YEAR}${MONTH}${DAY}$`)
export const LONG_DAY = new RegExp(`^${DAY}${MONTH}${YEAR}$`)
export const text = (longest: number) => new RegExp(`^"(?:[^"]|""){0,${longest}}"$`)
const EMPTY = /^$/
const EMPTY_TEXT = /^""$/
export const FLAG = /^[01]$/

export const HEADER_FIELDS: PublishedField[] = [
  required('Kennzeichen', /^"(EXTF|DTVF)"$/),
  required('Versionsnummer', /^700$/),
  required('Formatkategorie', /^21$/),
  required('Formatname', /^"Buchungsstapel"$/),
  required('Formatversion', /^13$/),
  required(
    'Erzeugt am',
    new RegExp(`^${YEAR}${MONTH}${DAY}(2[0-3]|[01]\\d)[0-5]\\d[0-5]\\d\\d{3}$`)
  ),
  field('Importiert', EMPTY),
  field('Herkunft', /^"\w{0,2}"$/),
  field('Exportiert von', /^"\w{0,25}"$/),
  field('Importiert von', EMPTY_TEXT),
  required('Beraternummer', /^(\d{4,6}|\d{7})$/),
  required('Mandantennummer', /^\d{1,5}$/),
  required('WJ-Beginn', HEADER_DAY),
  required('Sachkontenlänge', /^[4-8]$/),
  required('Datum von', HEADER_DAY),
  required('Datum bis', HEADER_DAY),
  field('Bezeichnung', /^"[\w.\-/ ]{0,30}"$/),
  field('Diktatkürzel', /^"([A-Z]{2}){0,2}"$/),
  field('Buchungstyp', /^[12]$/),
  field('Rechnungslegungszweck', /^(0|30|40|50|64)$/),
  required('Festschreibung', FLAG),
  field('WKZ', /^"[A-Z]{3}"$/),
  field('Reserviert', EMPTY),
  field('Derivatskennzeichen', EMPTY_TEXT),
  field('Reserviert', EMPTY),
  field('Reserviert', EMPTY),
  field('Sachkontenrahmen', /^"(\d{2}){0,2}"$/),
  field('ID der Branchenlösung', /^\d{0,4}$/),
  field('Reserviert', EMPTY),
  field('Reserviert', EMPTY_TEXT),
  field('Anwendungsinformation', text(16)),
]

const AMOUNT = /^\d{1,10},\d{2}$/
const RATE = /^\d{1,2},\d{2}$/
const EU_RATE = /^\d{2},\d{2}$/
const ACCOUNT = /^\d{1,9}$/
const REFERENCE = (longest: number) => new RegExp(`^"[\\w$&%*+\\-/]{0,${longest}}"$`)
const COST_CENTRE = /^"[\w ]{0,36}"$/
const pairs = (count: number, kind: string, content: string) =>
  Array.from({ length: count }, (_, at) => [
    field(`${kind} ${at + 1}`, text(20)),
    field(`${content} ${at + 1}`, text(210)),
  ]).flat()

export const ROW_FIELDS: PublishedField[] = [
  required('Umsatz (ohne Soll/Haben-Kz)', AMOUNT),
  required('Soll/Haben-Kennzeichen', /^"[SH]"$/),
  field('WKZ Umsatz', /^"([A-Z]{3})?"$/),
  field('Kurs', /^[1-9]\d{0,3},\d{2,6}$/),
  field('Basis-Umsatz', AMOUNT),
  field('WKZ Basis-Umsatz', /^"([A-Z]{3})?"$/),
  required('Konto', ACCOUNT),
  required('Gegenkonto (ohne BU-Schlüssel)', ACCOUNT),
  field('BU-Schlüssel', /^"(\d{4})?"$/),
  required('Belegdatum', /^\d{4}$/),
  field('Belegfeld 1', REFERENCE(36)),
  field('Belegfeld 2', REFERENCE(12)),
  field('Skonto', /^[1-9]\d{0,7},\d{2}$/),
  field('Buchungstext', text(60)),
  field('Postensperre', FLAG),
  field('Diverse Adressnummer', /^"\w{0,9}"$/),
  field('Geschäftspartnerbank', /^\d{3}$/),
  field('Sachverhalt', /^\d{2}$/),
  field('Zinssperre', FLAG),
  field('Beleglink', text(210)),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  field('KOST1 - Kostenstelle', COST_CENTRE),
  field('KOST2 - Kostenstelle', COST_CENTRE),
  field('Kost-Menge', /^\d{12},\d{4}$/),
  field('EU-Land u. UStID (Bestimmung)', text(15)),
  field('EU-Steuersatz (Bestimmung)', EU_RATE),
  field('Abw. Versteuerungsart', /^"[IKPS]?"$/),
  field('Sachverhalt L+L', /^\d{1,3}$/),
  field('Funktionsergänzung L+L', /^\d{0,3}$/),
  field('BU 49 Hauptfunktionstyp', /^\d$/),
  field('BU 49 Hauptfunktionsnummer', /^\d{0,2}$/),
  field('BU 49 Funktionsergänzung', /^\d{0,3}$/),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  field('Stück', /^\d{0,8}$/),
  field('Gewicht', /^\d{1,8},\d{2}$/),
  field('Zahlweise', /^\d{0,2}$/),
  field('Forderungsart', /^"\w{0,10}"$/),
  field('Veranlagungsjahr', /^20\d{2}$/),
  field('Zugeordnete Fälligkeit', LONG_DAY),
  field('Skontotyp', /^\d$/),
  field('Auftragsnummer', text(30)),
  field('Buchungstyp', /^"([A-Z]{2})?"$/),
  field('USt-Schlüssel (Anzahlungen)', /^\d{0,2}$/),
  field('EU-Land (Anzahlungen)', /^"([A-Z]{2})?"$/),
  field('Sachverhalt L+L (Anzahlungen)', /^\d{0,3}$/),
  field('EU-Steuersatz (Anzahlungen)', RATE),
  field('Erlöskonto (Anzahlungen)', /^\d{4,8}$/),
  field('Herkunft-Kz', /^"([A-Z]{2})?"$/),
  field('Buchungs GUID', text(36)),
  field('KOST-Datum', LONG_DAY),
  field('SEPA-Mandatsreferenz', text(35)),
  field('Skontosperre', FLAG),
  field('Gesellschaftername', text(76)),
  field('Beteiligtennummer', /^\d{4}$/),
  field('Identifikationsnummer', text(11)),
  field('Zeichnernummer', text(20)),
  field('Postensperre bis', LONG_DAY),
  field('Bezeichnung SoBil-Sachverhalt', text(30)),
  field('Kennzeichen SoBil-Buchung', /^\d{1,2}$/),
  field('Festschreibung', FLAG),
  field('Leistungsdatum', LONG_DAY),
  field('Datum Zuord. Steuerperiode', LONG_DAY),
  field('Fälligkeit', LONG_DAY),
  field('Generalumkehr (GU)', /^"[01]?"$/),
  field('Steuersatz', RATE),
  field('Land', /^"([A-Z]{2})?"$/),
  field('Abrechnungsreferenz', text(50)),
  field('BVV-Position', /^[1-5]$/),
  field('EU-Land u. UStID (Ursprung)', text(15)),
  field('EU-Steuersatz (Ursprung)', EU_RATE),
  field('Abw. Skontokonto', ACCOUNT),
]

/** Accounts of SKR03 and SKR04 that know their tax: a tax key on them is refused on import (REW00305). */
export const AUTOMATIC_ACCOUNTS = new Set(
  (
    '8400 8300 8290 8100 8337 8336 8125 8120 8338 8736 8731 8741 8742 8743 2406 2401 2402 1718 1711 ' +
    '4400 4300 4290 4337 4336 4125 4338 4736 4731 4741 4742 4743 6936 6931 6932 3272 3260'
  ).split(' ')
)
