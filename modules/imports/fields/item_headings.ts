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
  unitPrice: 'Preis|Einzelpreis|Verkaufspreis|VK|Price|Unit price|Sales price|Cost|Çmimi',
  priceMode:
    'Preis ist brutto|Brutto/Netto|Netto/Brutto|Preismodus|inkl. MwSt|inkl. USt|Steuer enthalten|Price is gross|Price mode|Tax included|Tax inclusive|VAT included|Me TVSH',
  netPrice:
    'Nettopreis|Preis netto|Netto|Verkaufspreis netto|VK netto|Net price|Net|Çmimi neto|Neto',
  grossPrice:
    'Bruttopreis|Preis brutto|Brutto|Verkaufspreis brutto|VK brutto|Gross price|Gross|Çmimi bruto|Bruto',
  taxRate:
    'Steuersatz|MwSt|MwSt.|MwSt %|USt|USt %|Umsatzsteuer|Steuersatz in %|Tax|Tax rate|Tax rate 1|VAT|VAT %|TVSH',
  isArchived: 'Archiviert|Archived',
}
