import { type Column, plain, texts } from './column.js'

/** A bank account of a party: eleven columns. */
const bank = (nth: number): Column[] => [
  ...texts(`Bankleitzahl ${nth}`, `Bankbezeichnung ${nth}`, `Bank-Kontonummer ${nth}`),
  ...texts(`Länderkennzeichen ${nth}`, `IBAN-Nr. ${nth}`, 'Leerfeld', `SWIFT-Code ${nth}`),
  ...texts(`Abw. Kontoinhaber ${nth}`, `Kennz. Hauptbankverb. ${nth}`),
  ...plain(`Bankverb ${nth} Gültig von`, `Bankverb ${nth} Gültig bis`),
]

const banks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => bank(from + index)).flat()

const numbered = (count: number, name: string) =>
  texts(...Array.from({ length: count }, (_, index) => `${name} ${index + 1}`))

const withRemarks = (...names: string[]) =>
  names.flatMap((name) => texts(name, `Bemerkung (${name})`))

/**
 * The 254 columns of DATEV's master data of debtors and creditors (category 16), format version 5, in their order and
 * with the spelling of DATEV's own files. Source: developer.datev.de, DATEV-Format, Debitoren/Kreditoren, and the sample
 * file that DATEV publishes with it.
 */
export const MASTER_COLUMNS: readonly Column[] = [
  ...plain('Konto'),
  ...texts('Name (Adressattyp Unternehmen)', 'Unternehmensgegenstand'),
  ...texts('Name (Adressattyp natürl. Person)', 'Vorname (Adressattyp natürl. Person)'),
  ...texts('Name (Adressattyp keine Angabe)', 'Adressattyp', 'Kurzbezeichnung'),
  ...texts('EU-Land', 'EU-UStID', 'Anrede', 'Titel/Akad. Grad', 'Adelstitel', 'Namensvorsatz'),
  ...texts('Adressart', 'Straße', 'Postfach', 'Postleitzahl', 'Ort', 'Land'),
  ...texts('Versandzusatz', 'Adresszusatz', 'Abweichende Anrede'),
  ...texts('Abw. Zustellbezeichnung 1', 'Abw. Zustellbezeichnung 2'),
  ...plain('Kennz. Korrespondenzadresse', 'Adresse Gültig von', 'Adresse Gültig bis'),
  ...withRemarks('Telefon', 'Telefon GL', 'E-Mail', 'Internet', 'Fax', 'Sonstige'),
  ...banks(1, 5),
  ...texts('Leerfeld', 'Briefanrede', 'Grußformel', 'Kunden-/Lief.-Nr.', 'Steuernummer'),
  ...texts('Sprache', 'Ansprechpartner', 'Vertreter', 'Sachbearbeiter'),
  ...plain('Diverse-Konto', 'Ausgabeziel'),
  ...texts('Währungssteuerung'),
  ...plain('Kreditlimit (Debitor)', 'Zahlungsbedingung', 'Fälligkeit in Tagen (Debitor)'),
  ...plain('Skonto in Prozent (Debitor)', 'Kreditoren-Ziel 1 Tg.', 'Kreditoren-Skonto 1 %'),
  ...plain('Kreditoren-Ziel 2 Tg.', 'Kreditoren-Skonto 2 %', 'Kreditoren-Ziel 3 Brutto Tg.'),
  ...plain('Kreditoren-Ziel 4 Tg.', 'Kreditoren-Skonto 4 %'),
  ...plain('Kreditoren-Ziel 5 Tg.', 'Kreditoren-Skonto 5 %'),
  ...plain('Mahnung', 'Kontoauszug', 'Mahntext 1', 'Mahntext 2', 'Mahntext 3'),
  ...plain('Kontoauszugstext', 'Mahnlimit Betrag', 'Mahnlimit %', 'Zinsberechnung'),
  ...plain('Mahnzinssatz 1', 'Mahnzinssatz 2', 'Mahnzinssatz 3'),
  ...texts('Lastschrift', 'Leerfeld'),
  ...plain('Mandantenbank'),
  ...texts('Zahlungsträger'),
  ...numbered(15, 'Indiv. Feld'),
  ...billing(texts, 'Abweichende Anrede', 'Adressart', 'Straße', 'Postfach', 'Postleitzahl'),
  ...billing(texts, 'Ort', 'Land', 'Versandzusatz', 'Adresszusatz'),
  ...billing(texts, 'Abw. Zustellbezeichnung 1', 'Abw. Zustellbezeichnung 2'),
  ...billing(plain, 'Adresse Gültig von', 'Adresse Gültig bis'),
  ...banks(6, 10),
  ...texts('Nummer Fremdsystem'),
  ...plain('Insolvent'),
  ...numbered(10, 'SEPA-Mandatsreferenz'),
  ...plain('Verknüpftes OPOS-Konto', 'Mahnsperre bis', 'Lastschriftsperre bis'),
  ...plain('Zahlungssperre bis', 'Gebührenberechnung', 'Mahngebühr 1', 'Mahngebühr 2'),
  ...plain('Mahngebühr 3', 'Pauschalenberechnung', 'Verzugspauschale 1', 'Verzugspauschale 2'),
  ...plain('Verzugspauschale 3'),
  ...texts('Alternativer Suchname'),
  ...plain('Status', 'Anschrift manuell geändert (Korrespondenzadresse)'),
  ...texts('Anschrift individuell (Korrespondenzadresse)'),
  ...plain('Anschrift manuell geändert (Rechnungsadresse)'),
  ...texts('Anschrift individuell (Rechnungsadresse)'),
  ...plain('Fristberechnung bei Debitor', 'Mahnfrist 1', 'Mahnfrist 2', 'Mahnfrist 3'),
  ...plain('Letzte Frist'),
]

/** Columns of an address for invoices beside the usual one. */
function billing(kind: (...names: string[]) => Column[], ...names: string[]): Column[] {
  return kind(...names.map((name) => `${name} (Rechnungsadresse)`))
}
