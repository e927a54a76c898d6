import type { Language } from '#core/i18n/languages'

/** Items that the company sells; names are German like the company. */
export const ITEMS = [
  { name: 'Konzept und Beratung', type: 'service', unit: 'Std.', unitPrice: 110, taxRate: 19 },
  { name: 'Gestaltung', type: 'service', unit: 'Std.', unitPrice: 95, taxRate: 19 },
  { name: 'Webentwicklung', type: 'service', unit: 'Std.', unitPrice: 105, taxRate: 19 },
  { name: 'Pflege und Betreuung', type: 'service', unit: 'Monat', unitPrice: 180, taxRate: 19 },
  { name: 'Fotoaufnahmen vor Ort', type: 'service', unit: 'Tag', unitPrice: 890, taxRate: 19 },
  { name: 'Visitenkarten, 250 Stück', type: 'product', unit: 'Satz', unitPrice: 84.5, taxRate: 19 },
  {
    name: 'Bildband „Elbe im Winter“',
    type: 'product',
    unit: 'Stück',
    unitPrice: 39.9,
    // Books are priced for readers: with VAT.
    priceMode: 'gross',
    taxRate: 7,
  },
] as const

/** Descriptions on invoices, by language: one for each of the items above. */
export const DESCRIPTIONS: Record<Language, readonly string[]> = {
  de: ITEMS.map(({ name }) => name),
  en: [
    'Concept and consulting',
    'Design',
    'Web development',
    'Monthly care plan',
    'Photography on site',
    'Business cards, set of 250',
    'Photo book “Elbe im Winter”',
  ],
  sq: [
    'Koncept dhe këshillim',
    'Dizajn',
    'Zhvillim uebi',
    'Mirëmbajtje mujore',
    'Fotografim në vend',
    'Kartëvizita, 250 copë',
    'Libër fotografish «Elbe im Winter»',
  ],
}

/** Over the lines of the longer invoices. */
export const HEADINGS: Record<Language, string> = {
  de: 'Unsere Leistungen',
  en: 'Our work',
  sq: 'Puna jonë',
}

/** Why the longer invoices are a little cheaper. */
export const DISCOUNT_REASONS: Record<Language, string> = {
  de: 'Treuerabatt',
  en: 'Loyalty discount',
  sq: 'Zbritje besnikërie',
}

/** Why an invoice was given up. */
export const WRITE_OFF_REASONS: Record<Language, string> = {
  de: 'Insolvenz des Kunden',
  en: 'Client insolvent',
  sq: 'Klienti në falimentim',
}

interface DemoProject {
  name: string
  /** Position in the list of clients; own work without one. */
  client?: number
  color: string
  /** Months before today. */
  from: number
  to: number
  budgetHours: number
  /** Billed by the hour; at a fixed price without one. */
  hourlyRate?: number
  /** Minutes to which the billed time of each entry is rounded up. */
  roundsUpTo?: 15
  tasks: readonly string[]
}

export const PROJECTS: DemoProject[] = [
  {
    name: 'Neuer Auftritt der Reederei',
    client: 0,
    color: '#0f766e',
    from: 18,
    to: 11,
    budgetHours: 420,
    tasks: ['Bestandsaufnahme', 'Gestaltung der Startseite', 'Flottenverzeichnis', 'Abnahme'],
  },
  {
    name: 'Identiteti i Kafes së Vjetër',
    client: 2,
    color: '#b45309',
    from: 16,
    to: 9,
    budgetHours: 260,
    tasks: ['Logoja e re', 'Menuja dhe etiketat', 'Faqja e internetit'],
  },
  {
    name: 'Library signage and web catalogue',
    client: 3,
    color: '#1d4ed8',
    from: 12,
    to: 4,
    budgetHours: 380,
    tasks: ['Signage system', 'Catalogue search', 'Accessibility review', 'Training'],
  },
  {
    name: 'Bramley & Finch online shop',
    client: 4,
    color: '#7c3aed',
    from: 9,
    to: -2,
    budgetHours: 520,
    tasks: ['Product pages', 'Checkout', 'Migration of orders', 'Newsletter design'],
  },
  {
    name: 'Weinetiketten Jahrgang',
    client: 7,
    color: '#be123c',
    from: 6,
    to: -1,
    budgetHours: 320,
    hourlyRate: 95,
    roundsUpTo: 15,
    tasks: ['Etikettenserie', 'Preisliste', 'Fotos im Keller'],
  },
  {
    name: 'Faqja e Hotel Rozafës',
    client: 6,
    color: '#0369a1',
    from: 5,
    to: -3,
    budgetHours: 300,
    tasks: ['Rezervimet', 'Përkthimet', 'Fotografitë e dhomave'],
  },
  {
    name: 'Eigene Website',
    color: '#57534e',
    from: 18,
    to: -12,
    budgetHours: 600,
    tasks: ['Fallstudien', 'Buchhaltung', 'Weiterbildung'],
  },
]
