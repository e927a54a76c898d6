/**
 * Headings of the fields of items in other programs, with `|` between them.
 */
export const ITEM_HEADINGS: Record<string, string> = {
  number:
    'Artikelnummer|Artikel-Nr.|Artikelnr|Art.-Nr.|Nummer|Nr.|Item number|SKU|Product number|Number|Numri',
  name: 'Name|Bezeichnung|Artikel|Artikelname|Produkt|Titel|Title|Item|Product|Product name|Product Key|Emri|Artikulli',
  description: 'Beschreibung|Text|Langtext|Description|Notes|Përshkrimi',
  type: 'Art|Typ|Artikelart|Type|Lloji',
  unit: 'Einheit|Mengeneinheit|ME|Unit|Unity|Njësia',
  unitPrice:
    'Preis|Nettopreis|Preis netto|Netto|Einzelpreis|Verkaufspreis|Verkaufspreis netto|VK netto|Price|Net price|Unit price|Cost|Çmimi|Çmimi neto',
  grossPrice:
    'Bruttopreis|Preis brutto|Brutto|Verkaufspreis brutto|VK brutto|Gross price|Çmimi bruto',
  taxRate:
    'Steuersatz|MwSt|MwSt.|MwSt %|USt|USt %|Umsatzsteuer|Steuersatz in %|Tax|Tax rate|Tax rate 1|VAT|VAT %|TVSH',
  isArchived: 'Archiviert|Archived',
}
