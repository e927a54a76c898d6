/**
 * Headings of the fields of opening balances in other programs, with `|` between them.
 */
export const OPENING_HEADINGS: Record<string, string> = {
  clientNumber:
    'Kundennummer|Kunden-Nr.|KdNr|Debitor|Debitorennummer|Debitorenkonto|Konto|Kontonummer|Nummer|Nr.|Client number|Customer number|Customer no|Account|Account number|Number|Numri|Llogaria|Nr. i klientit',
  vatId: 'USt-ID|USt-IdNr|Umsatzsteuer-ID|VAT number|VAT id|VAT|NIPT|NUIS|Numri i TVSH-së',
  clientName:
    'Kunde|Kundenname|Name|Firma|Bezeichnung|Kontobezeichnung|Client|Client name|Customer|Customer name|Company|Account name|Klienti|Emri|Emri i klientit',
  amount:
    'Saldo|Anfangssaldo|Eröffnungssaldo|Anfangsbestand|Saldovortrag|Betrag|Offen|Offener Betrag|Offener Saldo|Forderung|EB-Wert|Balance|Opening balance|Amount|Amount due|Open|Outstanding|Gjendja|Gjendja fillestare|Saldo fillestare|Shuma|Borxhi|E hapur',
  currency: 'Währung|WKZ|Currency|Monedha|Valuta',
  date: 'Datum|Stichtag|Tag|Per|Zum|Saldo zum|Date|As of|Day|Opening date|Data|Më|Data e gjendjes',
  note: 'Notiz|Notizen|Bemerkung|Text|Buchungstext|Note|Notes|Description|Shënim|Shënime',
}
