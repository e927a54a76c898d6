/** A line of a receipt: a text, or cells from left to right, the last ones at the right edge. */
type Row = string | readonly string[]

export interface PrintedReceipt {
  /** A strip of a till, or a letter. */
  paper: 'till' | 'letter'
  rows: readonly Row[]
  expected: {
    vendor: string
    date: string
    /** Empty when none is printed. */
    reference: string
    /** `null` when none is printed. */
    currency: string | null
    gross: number
    /** By rate in percent; empty for a receipt without VAT. */
    vat: Readonly<Record<string, number>>
  }
}

/** Invented receipts as shops, restaurants and suppliers print them, in German, English and Albanian. */
export const RECEIPTS: Record<string, PrintedReceipt> = {
  supermarket: {
    paper: 'till',
    rows: [
      ...['Frischmarkt Lindner GmbH', 'Hauptstraße 12', '10115 Berlin', 'Tel. 030 1234567'],
      ...['UID Nr.: DE136695976', '', ['', 'EUR']],
      ['Vollmilch 3,5%', '1,29 B'],
      ['Druckerpapier A4', '5,99 A'],
      ['Kaffee gemahlen', '7,49 B'],
      ['Kugelschreiber 10er', '3,49 A'],
      ['SUMME EUR', '18,26'],
      ['Geg. EC-Cash EUR', '18,26'],
      ['Steuer %', 'Netto', 'Steuer', 'Brutto'],
      ['A= 19,0%', '7,97', '1,51', '9,48'],
      ['B= 7,0%', '8,21', '0,57', '8,78'],
      ['Gesamtbetrag', '16,18', '2,08', '18,26'],
      ...['', 'TSE-Signatur: 48213', '14.11.2026 17:42 Bon-Nr.:4711'],
    ],
    expected: {
      ...{ vendor: 'Frischmarkt Lindner GmbH', date: '2026-11-14', reference: '4711' },
      ...{ currency: 'EUR', gross: 18.26, vat: { 19: 1.51, 7: 0.57 } },
    },
  },
  fuel: {
    paper: 'till',
    rows: [
      ...['TANKHOF NORD', 'Inh. Jens Petersen e.K.', 'Kieler Str. 210, 22525 Hamburg'],
      ...['USt-IdNr. DE 136 695 976', '', 'Beleg 20935   03.11.2026  08:15'],
      ['* Super E10', ''],
      ['Zp 04   41,37 l', '70,70 EUR'],
      ['1,709 EUR/l', ''],
      ['Scheibenreiniger', '6,99 EUR'],
      ['Total', '77,69 EUR'],
      ['19% MwSt', '12,40 EUR'],
      ['Nettobetrag', '65,29 EUR'],
      ['VISA', '77,69 EUR'],
      'Vielen Dank und gute Fahrt',
    ],
    expected: {
      ...{ vendor: 'TANKHOF NORD', date: '2026-11-03', reference: '20935' },
      ...{ currency: 'EUR', gross: 77.69, vat: { 19: 12.4 } },
    },
  },
  restaurant: {
    paper: 'till',
    rows: [
      ...['Gasthaus zum Anker', 'Am Hafen 3', '24103 Kiel', 'St.-Nr. 20/123/45678', ''],
      ['Rechnung Nr. 2026-1187', 'Tisch 9'],
      'Datum: 20.11.2026 20:31',
      ['2 x Schnitzel', '37,80'],
      ['1 x Salat groß', '12,50'],
      ['2 x Weißwein 0,2', '13,60'],
      ['2 x Mineralwasser', '7,80'],
      ['Gesamt', '71,70 €'],
      ['MwSt 7%', 'netto 47,01', '3,29'],
      ['MwSt 19%', 'netto 17,98', '3,42'],
      ['Trinkgeld', '7,30'],
      ['Bar', '80,00'],
      ['Rückgeld', '1,00'],
      'Angaben zum Nachweis der Bewirtungskosten',
    ],
    expected: {
      ...{ vendor: 'Gasthaus zum Anker', date: '2026-11-20', reference: '2026-1187' },
      ...{ currency: 'EUR', gross: 71.7, vat: { 7: 3.29, 19: 3.42 } },
    },
  },
  taxi: {
    paper: 'till',
    rows: [
      ...['QUITTUNG', 'Taxi Yilmaz', 'Lange Reihe 5, 20099 Hamburg', ''],
      ['Fahrpreis', '23,40 EUR'],
      ['enthält 7,00% MwSt', '1,53 EUR'],
      ...['von Hauptbahnhof nach Flughafen', 'Hamburg, den 9.11.2026', 'Quittung-Nr. 0318'],
    ],
    expected: {
      ...{ vendor: 'Taxi Yilmaz', date: '2026-11-09', reference: '0318' },
      ...{ currency: 'EUR', gross: 23.4, vat: { 7: 1.53 } },
    },
  },
  bakery: {
    paper: 'till',
    rows: [
      ...['Bäckerei Öztürk', 'Filiale Marktplatz', '', ['4 Brötchen', '1,80']],
      ['1 Roggenbrot', '4,60'],
      ['2 Butterbrezel', '3,90'],
      ['Zwischensumme', '10,30'],
      ['Zu zahlen', '10,30'],
      ['Gegeben BAR', '20,30'],
      ['Zurück', '10,00'],
      ['enth. MwSt  7,00 %', '0,67'],
      '12.11.26 07:03 #0099',
    ],
    expected: {
      ...{ vendor: 'Bäckerei Öztürk', date: '2026-11-12', reference: '' },
      ...{ currency: null, gross: 10.3, vat: { 7: 0.67 } },
    },
  },
  parking: {
    paper: 'till',
    rows: [
      ...['Parkhaus Altstadt', 'Betriebs GmbH & Co. KG', 'Einfahrt 18.11.2026 09:02'],
      ...['Ausfahrt 18.11.2026 12:48', ['Parkgebühr', 'EUR 12,00']],
      'inkl. 19% MwSt EUR 1,92',
    ],
    expected: {
      ...{ vendor: 'Parkhaus Altstadt', date: '2026-11-18', reference: '' },
      ...{ currency: 'EUR', gross: 12, vat: { 19: 1.92 } },
    },
  },
  office: {
    paper: 'letter',
    rows: [
      ['Papier Krause GmbH', 'Papier Krause GmbH · Am Markt 4 · 28195 Bremen'],
      ...['', 'Beispiel GmbH', 'Musterweg 1', '20095 Hamburg', ''],
      ['Rechnung', 'Rechnungsnummer: RE-2026-08842'],
      ['', 'Rechnungsdatum: 02.11.2026'],
      ['', 'Kundennummer: 20417'],
      ['Pos.', 'Artikel', 'Menge', 'Preis', 'Summe'],
      ['1', 'Ordner breit', '20', '2,80', '56,00'],
      ['2', 'Toner schwarz', '2', '89,00', '178,00'],
      ['', 'Nettobetrag', '234,00 €'],
      ['', 'zzgl. 19 % Umsatzsteuer', '44,46 €'],
      ['', 'Rechnungsbetrag', '278,46 €'],
      ...['', 'Zahlbar bis 16.11.2026 ohne Abzug.', 'IBAN DE02 1203 0000 0000 2020 51'],
      'USt-IdNr. DE136695976',
    ],
    expected: {
      ...{ vendor: 'Papier Krause GmbH', date: '2026-11-02', reference: 'RE-2026-08842' },
      ...{ currency: 'EUR', gross: 278.46, vat: { 19: 44.46 } },
    },
  },
  hotel: {
    paper: 'letter',
    rows: [
      ...['Hotel Seeblick', 'Uferpromenade 8, 78462 Konstanz', '', 'Beispiel GmbH', ''],
      ['Rechnung Nr. 55120', 'Datum 15.11.2026'],
      ['Anreise 13.11.2026', 'Abreise 15.11.2026'],
      ['13.11.', 'Übernachtung', '129,00'],
      ['14.11.', 'Übernachtung', '129,00'],
      ['14.11.', 'Frühstück', '19,00'],
      ['15.11.', 'Parkplatz', '14,00'],
      ['Gesamtbetrag', '291,00 EUR'],
      ['MwSt.', 'Netto', 'MwSt.-Betrag', 'Brutto'],
      ['7 %', '258,88', '18,12', '277,00'],
      ['19 %', '11,76', '2,24', '14,00'],
      'Betrag dankend erhalten: Mastercard',
    ],
    expected: {
      ...{ vendor: 'Hotel Seeblick', date: '2026-11-15', reference: '55120' },
      ...{ currency: 'EUR', gross: 291, vat: { 7: 18.12, 19: 2.24 } },
    },
  },
  telephone: {
    paper: 'letter',
    rows: [
      ['Nordnetz Telekommunikation AG', 'Rechnungsdatum 05.11.2026'],
      ['Postfach 100, 24011 Kiel', 'Rechnungsnummer 8830 2211 0045'],
      ...['', 'Ihre Rechnung für November 2026', ''],
      ['Internet und Telefon', '33,61'],
      ['Mobilfunk 2 Karten', '25,21'],
      ['Summe der Nettobeträge', '58,82'],
      ['Umsatzsteuer 19 % auf 58,82', '11,18'],
      ['Zu zahlender Betrag in EUR', '70,00'],
      'Der Betrag wird am 19.11.2026 abgebucht.',
    ],
    expected: {
      ...{ vendor: 'Nordnetz Telekommunikation AG', date: '2026-11-05' },
      ...{ reference: '8830 2211 0045', currency: 'EUR', gross: 70, vat: { 19: 11.18 } },
    },
  },
  british: {
    paper: 'letter',
    rows: [
      ['INVOICE', 'Harbour Print Ltd'],
      ['Invoice No: HP-10233', '14 Dock Road, Bristol BS1 4XX'],
      ['Invoice date: 11 November 2026', 'VAT Reg No GB 980780684'],
      ['Due date: 11 December 2026', ''],
      ['Description', 'Qty', 'Price', 'Amount'],
      ['Brochures A5', '500', '0.62', '£310.00'],
      ['Delivery', '1', '18.00', '£18.00'],
      ['', 'Subtotal', '£328.00'],
      ['', 'VAT @ 20%', '£65.60'],
      ['', 'Total due', '£393.60'],
    ],
    expected: {
      ...{ vendor: 'Harbour Print Ltd', date: '2026-11-11', reference: 'HP-10233' },
      ...{ currency: 'GBP', gross: 393.6, vat: { 20: 65.6 } },
    },
  },
  shop: {
    paper: 'letter',
    rows: [
      ...['Acme Hardware B.V.', 'Order confirmation and invoice', ''],
      ['Invoice number', '2026/INV/00417'],
      ['Invoice date', 'November 12, 2026'],
      ['USB-C dock', '€ 1,099.00'],
      ['Shipping', '€ 9.90'],
      ['Total excl. VAT', '€ 931.85'],
      ['19% VAT', '€ 177.05'],
      ['Total incl. VAT', '€ 1,108.90'],
    ],
    expected: {
      ...{ vendor: 'Acme Hardware B.V.', date: '2026-11-12', reference: '2026/INV/00417' },
      ...{ currency: 'EUR', gross: 1108.9, vat: { 19: 177.05 } },
    },
  },
  software: {
    paper: 'letter',
    rows: [
      ['Receipt', 'Cloudform Inc.'],
      ['Invoice number  7F3A-0021', ''],
      ['Receipt number  2210-4471', ''],
      ['Date paid  November 3, 2026', ''],
      ['$29.00 paid on November 3, 2026', ''],
      ['Team plan (3 Nov – 2 Dec 2026)', '$29.00'],
      ['Subtotal', '$29.00'],
      ['Total', '$29.00'],
      ['Amount paid', '$29.00'],
    ],
    expected: {
      ...{ vendor: 'Cloudform Inc.', date: '2026-11-03', reference: '7F3A-0021' },
      ...{ currency: 'USD', gross: 29, vat: {} },
    },
  },
  coffee: {
    paper: 'till',
    rows: [
      ...['THE ROASTERY', '21 Dame Street, Dublin 2', 'VAT No. IE6433435F', ''],
      ['2 Flat white', '8.40'],
      ['1 Carrot cake', '5.20'],
      ['TOTAL EUR', '13.60'],
      ['Contactless', '13.60'],
      ['VAT 13.5%', '1.62'],
      '17/11/2026 11:08  Receipt 50871',
    ],
    expected: {
      ...{ vendor: 'THE ROASTERY', date: '2026-11-17', reference: '50871' },
      ...{ currency: 'EUR', gross: 13.6, vat: { 13.5: 1.62 } },
    },
  },
  swiss: {
    paper: 'till',
    rows: [
      ...['Alpmarkt Zürich AG', 'Bahnhofplatz 2', '8001 Zürich', 'CHE-107.787.577 MWST', ''],
      ['Notizbuch A5', '14.90'],
      ['Batterien AA', '9.95'],
      ['Total CHF', '24.85'],
      ['Kreditkarte', '24.85'],
      ['MwSt%', 'Total', 'Steuer'],
      ['8.1', '24.85', '1.86'],
      'Bon 118 19.11.2026 16:20',
    ],
    expected: {
      ...{ vendor: 'Alpmarkt Zürich AG', date: '2026-11-19', reference: '118' },
      ...{ currency: 'CHF', gross: 24.85, vat: { 8.1: 1.86 } },
    },
  },
  kosovo: {
    paper: 'letter',
    rows: [
      ...['Dardania Print Sh.p.k.', 'Rr. Nëna Terezë 14, Prishtinë', ''],
      ['Fatura nr. 2026-0731', 'Data: 06.11.2026'],
      ['Përshkrimi', 'Sasia', 'Çmimi', 'Vlera'],
      ['Fletëpalosje A4', '1000', '0,12', '120,00'],
      ['Vlera pa TVSH', '120,00 €'],
      ['TVSH 18%', '21,60 €'],
      ['Totali për pagesë', '141,60 €'],
      'Afati i pagesës: 20.11.2026',
    ],
    expected: {
      ...{ vendor: 'Dardania Print Sh.p.k.', date: '2026-11-06', reference: '2026-0731' },
      ...{ currency: 'EUR', gross: 141.6, vat: { 18: 21.6 } },
    },
  },
  hardware: {
    paper: 'till',
    rows: [
      ...['BAUHOF Meyer KG', 'Industriestr. 40', '49084 Osnabrück', ''],
      ['Akkuschrauber', '119,00 1'],
      ['Schrauben 4x40', '8,49 1'],
      ['Zwischensumme', '127,49'],
      ['Rabatt 10%', '-12,75'],
      ['GESAMT', 'EUR 114,74'],
      ['Netto 19,00%', '96,42'],
      ['MwSt 19,00%', '18,32'],
      ['Kartenzahlung girocard', '114,74'],
      'Bon 3312 Kasse 4 21.11.2026 10:55',
    ],
    expected: {
      ...{ vendor: 'BAUHOF Meyer KG', date: '2026-11-21', reference: '3312' },
      ...{ currency: 'EUR', gross: 114.74, vat: { 19: 18.32 } },
    },
  },
}
