import { type Column, plain, texts } from './column.js'

const pairs = (count: number, kind: string, content: string) =>
  Array.from({ length: count }, (_, index) =>
    texts(`${kind} ${index + 1}`, `${content} ${index + 1}`)
  ).flat()

/**
 * The 125 columns of DATEV's booking batch, format version 13, in their order and with the spelling of DATEV's own
 * files. Source: developer.datev.de, DATEV-Format, Buchungsstapel.
 */
export const COLUMNS: readonly Column[] = [
  ...plain('Umsatz (ohne Soll/Haben-Kz)'),
  ...texts('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...plain('Kurs', 'Basis-Umsatz'),
  ...texts('WKZ Basis-Umsatz'),
  ...plain('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...texts('BU-Schlüssel'),
  ...plain('Belegdatum'),
  ...texts('Belegfeld 1', 'Belegfeld 2'),
  ...plain('Skonto'),
  ...texts('Buchungstext'),
  ...plain('Postensperre'),
  ...texts('Diverse Adressnummer'),
  ...plain('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...texts('Beleglink'),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...texts('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...plain('Kost-Menge'),
  ...texts('EU-Land u. UStID (Bestimmung)'),
  ...plain('EU-Steuersatz (Bestimmung)'),
  ...texts('Abw. Versteuerungsart'),
  ...plain('Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'),
  ...plain('BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...plain('Stück', 'Gewicht', 'Zahlweise'),
  ...texts('Forderungsart'),
  ...plain('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...texts('Auftragsnummer', 'Buchungstyp'),
  ...plain('USt-Schlüssel (Anzahlungen)'),
  ...texts('EU-Land (Anzahlungen)'),
  ...plain('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'),
  ...plain('Erlöskonto (Anzahlungen)'),
  ...texts('Herkunft-Kz', 'Buchungs GUID'),
  ...plain('KOST-Datum'),
  ...texts('SEPA-Mandatsreferenz'),
  ...plain('Skontosperre'),
  ...texts('Gesellschaftername'),
  ...plain('Beteiligtennummer'),
  ...texts('Identifikationsnummer', 'Zeichnernummer'),
  ...plain('Postensperre bis'),
  ...texts('Bezeichnung SoBil-Sachverhalt'),
  ...plain('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'),
  ...plain('Datum Zuord. Steuerperiode', 'Fälligkeit'),
  ...texts('Generalumkehr (GU)'),
  ...plain('Steuersatz'),
  ...texts('Land', 'Abrechnungsreferenz'),
  ...plain('BVV-Position'),
  ...texts('EU-Land u. UStID (Ursprung)'),
  ...plain('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
]
