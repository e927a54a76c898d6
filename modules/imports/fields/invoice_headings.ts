/**
 * Headings of the fields of invoices in other programs, with `|` between them.
 */
export const INVOICE_HEADINGS: Record<string, string> = {
  number:
    'Rechnungsnummer|Rechnungs-Nr.|Rechnungsnr|Rechnung|Belegnummer|Beleg-Nr.|Nummer|Nr.|Invoice number|Invoice no|Invoice|Number|Numri|Numri i faturës',
  date: 'Rechnungsdatum|Belegdatum|Datum|Invoice date|Date|Data|Data e faturës',
  dueDate: 'Fällig am|Fälligkeit|Fälligkeitsdatum|Zahlbar bis|Due date|Due|Afati',
  clientNumber:
    'Kundennummer|Kunden-Nr.|KdNr|Debitor|Debitorennummer|Client number|Customer number',
  clientName: 'Kunde|Kundenname|Empfänger|Name|Firma|Kontakt|Client|Client name|Customer|Klienti',
  paid: 'Bezahlt|Bezahlter Betrag|Zahlbetrag|Gezahlt|Paid|Paid to date|Amount paid|Paguar',
  open: 'Offen|Offener Betrag|Restbetrag|Balance|Amount due|Open|E hapur',
  isPaid: 'Ist bezahlt|Vollständig bezahlt|Is paid',
  paidOn: 'Bezahlt am|Zahldatum|Zahlungsdatum|Zahlungseingang|Paid on|Payment date|Paguar më',
  currency: 'Währung|Currency|Monedha',
  notes: 'Notizen|Bemerkung|Betreff|Notes|Public notes|Shënime',
  'rates.0.rate': 'Steuersatz|MwSt %|USt %|MwSt-Satz|Tax rate|VAT %',
  'rates.0.net': 'Netto|Nettobetrag|Summe netto|Betrag netto|Net|Net amount|Subtotal|Neto',
  'rates.0.tax': 'MwSt|MwSt.|USt|Umsatzsteuer|Steuer|Steuerbetrag|Tax|Tax amount|VAT|TVSH',
  'rates.0.gross':
    'Brutto|Bruttobetrag|Summe brutto|Betrag brutto|Betrag|Rechnungsbetrag|Gesamt|Gesamtbetrag|Gross|Gross amount|Total|Amount|Bruto|Totali',
}
