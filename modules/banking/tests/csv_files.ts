import { OWN_IBAN } from './bank_desk.js'

const CLIENT = 'DE89370400440532013000'
const PURPOSE = 'Rechnung RE-2026-0001 vom 15.02.2026'

/** UTF-8 in newer files; the older ones use the encoding of Windows. */
const latin = (text: string) => Buffer.from(text, 'latin1')

/** The same two entries as the banks write them, with their own headings, lines above and signs. */
export const CSV_FILES: Record<string, { file: string | Buffer; account?: string }> = {
  Sparkasse: {
    account: OWN_IBAN,
    file: latin(
      `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"${OWN_IBAN}";"03.03.26";"03.03.26";"FOLGELASTSCHRIFT";"Abschlag März";"DE98ZZZ1";"M-1";"NOTPROVIDED";"";"";"";"Strom & Gas AG";"";"";"-49,90";"EUR";"Umsatz gebucht"
"${OWN_IBAN}";"02.03.26";"02.03.26";"GUTSCHR. UEBERWEISUNG";"${PURPOSE}";"";"";"";"";"";"";"Bäckerei Korn GmbH";"${CLIENT}";"COBADEFFXXX";"119,00";"EUR";"Umsatz gebucht"
"${OWN_IBAN}";"04.03.26";"04.03.26";"GUTSCHR. UEBERWEISUNG";"kommt noch";"";"";"";"";"";"";"Jemand";"";"";"7,00";"EUR";"Umsatz vorgemerkt"
`
    ),
  },
  DKB: {
    account: OWN_IBAN,
    file: `"Girokonto";"${OWN_IBAN}"
"Kontostand vom 04.03.2026:";"1.069,10 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"03.03.26";"03.03.26";"Gebucht";"Wir";"Strom & Gas AG";"Abschlag März";"Ausgang";"";"-49,90";"";"";""
"02.03.26";"02.03.26";"Gebucht";"Bäckerei Korn GmbH";"Wir";"${PURPOSE}";"Eingang";"${CLIENT}";"119";"";"";""
`,
  },
  ING: {
    account: OWN_IBAN,
    file: latin(
      `Umsatzanzeige;Datei erstellt am: 04.03.2026 09:00
;Letztes Update: aktuell

IBAN;DE02 1203 0000 0000 2020 51
Kontoname;Girokonto
Bank;ING
Kunde;Wir
Zeitraum;01.03.2026 - 04.03.2026
Saldo;1.069,10;EUR

Sortierung;Datum absteigend

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
03.03.2026;03.03.2026;Strom & Gas AG;Lastschrift;Abschlag März;1.069,10;EUR;-49,90;EUR
02.03.2026;02.03.2026;Bäckerei Korn GmbH;Gutschrift;${PURPOSE};1.119,00;EUR;119,00;EUR
`
    ),
  },
  Volksbank: {
    account: OWN_IBAN,
    file: `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Konto;${OWN_IBAN};GENODEF1;Volksbank;03.03.2026;03.03.2026;Strom & Gas AG;;;Basislastschrift;Abschlag März;-49,90;EUR;1069,10;;;;
Konto;${OWN_IBAN};GENODEF1;Volksbank;02.03.2026;02.03.2026;Bäckerei Korn GmbH;${CLIENT};COBADEFFXXX;Überweisungsgutschr.;${PURPOSE};119,00;EUR;1119,00;;;;
`,
  },
  N26: {
    file: `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-03-02,2026-03-02,"Bäckerei Korn GmbH",${CLIENT},Credit Transfer,"${PURPOSE}","Main Account",119.0,,,
2026-03-03,2026-03-03,"Strom & Gas AG",,Direct Debit,"Abschlag März","Main Account",-49.9,,,
`,
  },
  comdirect: {
    file: latin(
      `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.069,10 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"03.03.2026";"03.03.2026";"Lastschrift";"Abschlag März";"-49,90";
"02.03.2026";"02.03.2026";"Übertrag / Überweisung";"${PURPOSE}";"119,00";
"Alter Kontostand";"1.000,00 EUR";
`
    ),
  },
  'Deutsche Bank': {
    file: `Umsätze Girokonto;;;;;;;;;;;;;;;;;
01.03.2026 - 04.03.2026
Letzter Kontostand;;;;1.000,00;EUR
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
02.03.2026;02.03.2026;SEPA-Überweisung;Bäckerei Korn GmbH;${PURPOSE};${CLIENT};COBADEFFXXX;;;;;;;;;;119,00;EUR
03.03.2026;03.03.2026;SEPA-Lastschrift;Strom & Gas AG;Abschlag März;;;;;;;;;;;-49,90;;EUR
Kontostand;03.03.2026;;;1.069,10;EUR;;;;;;;;;;;;
`,
  },
  'a bank with columns for both directions': {
    file: `Date,Description,Counterparty,Debit,Credit,Currency
2026-03-02,${PURPOSE},Bäckerei Korn GmbH,,119.00,EUR
2026-03-03,Abschlag März,Strom & Gas AG,49.90,,EUR
`,
  },
  ProCredit: {
    file: `Data\tPërshkrimi\tDebi\tKredi\tValuta
02.03.2026\t${PURPOSE}\t\t119,00\tEUR
03.03.2026\tAbschlag März\t49,90\t\tEUR
`,
  },
}
