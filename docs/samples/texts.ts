/** What the sample documents say, in each language. The first line of an item is its name. */
export const TEXTS = {
  de: {
    seller: { name: 'Möller & Söhne Werkstätten GmbH', vatId: 'DE123456789', country: 'DE' },
    buyer: {
      name: 'Kaufhaus Grünewald AG',
      street: 'Am Markt 3',
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
    },
    heading: 'Einrichtung Erdgeschoss',
    text: 'Wie am 12.10.2026 vor Ort besprochen:',
    items: [
      'Konzeption und Gestaltung\nDrei Entwürfe, zwei Korrekturläufe',
      'Regalsystem Eiche, geölt\nMaße 2,40 × 2,20 m, Lieferung frei Haus',
      'Montage vor Ort',
      'Fachbuch „Räume planen“',
    ],
    option: 'Beleuchtung mit Dimmer',
    units: ['Std.', 'Stk.', 'Std.', 'Stk.'],
    intro: 'Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen:',
    offer: 'Gerne bieten wir Ihnen an:',
    closing: 'Wir freuen uns auf die weitere Zusammenarbeit.',
    terms:
      'Bei Zahlung bis 27.11.2026 gewähren wir 2 % Skonto.\nBitte überweisen Sie den Betrag bis zum 04.12.2026 unter Angabe der Rechnungsnummer.',
    validity: 'Dieses Angebot gilt bis zum 20.12.2026.',
    reminder: 'Zweite Mahnung',
    reminderIntro:
      'Zu den folgenden Rechnungen haben wir trotz unserer Erinnerung keine Zahlung erhalten.',
  },
  en: {
    seller: { name: 'Moeller & Sons Workshops GmbH', vatId: 'DE123456789', country: 'DE' },
    buyer: {
      name: 'Greenwood Stores Ltd',
      street: '3 Market Square',
      postalCode: 'LS1 6DT',
      city: 'Leeds',
      country: 'GB',
    },
    heading: 'Ground floor',
    text: 'As agreed on site on 12.10.2026:',
    items: [
      'Concept and design\nThree drafts, two rounds of changes',
      'Oak shelving, oiled\n2.40 × 2.20 m, delivery included',
      'Fitting on site',
      'Book “Planning rooms”',
    ],
    option: 'Lighting with dimmer',
    units: ['h', 'pcs', 'h', 'pcs'],
    intro: 'Thank you for your order. We charge:',
    offer: 'We are pleased to offer:',
    closing: 'We look forward to working with you.',
    terms:
      'If you pay by 27.11.2026, 2% may be deducted.\nPlease transfer the amount by 04.12.2026 and name the invoice number.',
    validity: 'This estimate is valid until 20.12.2026.',
    reminder: 'Second reminder',
    reminderIntro: 'In spite of our reminder we have not received a payment for these invoices.',
  },
  sq: {
    seller: { name: 'Möller & Söhne Werkstätten GmbH', vatId: 'DE123456789', country: 'DE' },
    buyer: {
      name: 'Dritë SHPK',
      street: 'Rruga Nëna Terezë 14',
      postalCode: '10000',
      city: 'Prishtinë',
      country: 'XK',
    },
    heading: 'Kati përdhes',
    text: 'Siç u bisedua më 12.10.2026:',
    items: [
      'Konceptimi dhe dizajni\nTri skica, dy rrethe korrigjimesh',
      'Raft lisi, i lyer me vaj\n2,40 × 2,20 m, me dërgesë',
      'Montimi në vend',
      'Libri “Planifikimi i hapësirave”',
    ],
    option: 'Ndriçim me rregullues',
    units: ['orë', 'copë', 'orë', 'copë'],
    intro: 'Faleminderit për porosinë. Ju faturojmë:',
    offer: 'Me kënaqësi ju ofrojmë:',
    closing: 'Mezi presim bashkëpunimin e mëtejshëm.',
    terms:
      'Nëse paguani deri më 27.11.2026, mund të zbritni 2 %.\nJu lutemi paguani shumën deri më 04.12.2026 duke shënuar numrin e faturës.',
    validity: 'Kjo ofertë vlen deri më 20.12.2026.',
    reminder: 'Kujtesa e dytë',
    reminderIntro: 'Pavarësisht kujtesës sonë, për këto fatura nuk kemi marrë pagesë.',
  },
}

export type SampleLanguage = keyof typeof TEXTS
