import type { Category } from '#modules/expenses/categories'

export interface DemoExpense {
  /** Days before today. */
  daysAgo: number
  vendor: string
  category: Category
  /** VAT included, in euros. */
  amount: number
  taxRate: number
  description?: string
  reference?: string
  occasion?: string
  guests?: string
  /** Days from the receipt to its payment, or to its due date while it is open; paid at once without one. */
  termDays?: number
  isOpen?: true
  /** It is part of a transfer order, which the bank carries out on the day of its payment. */
  isTransferred?: true
  isReverseCharge?: true
  hasNoReceipt?: true
  /** Name of the project it was made for. */
  project?: string
  /** The client who is charged for it, and the mark-up in percent. */
  chargedTo?: { client: string; markup: number }
}

/** Purchases of a small studio in eighteen months. */
export const EXPENSES: readonly DemoExpense[] = [
  {
    daysAgo: 532,
    vendor: 'Möbelhaus Elbtal',
    category: 'lowValueAssets',
    amount: 699,
    taxRate: 19,
    description: 'Schreibtisch, höhenverstellbar',
    reference: '24-11873',
    termDays: 14,
  },
  { daysAgo: 505, vendor: 'Buchhandlung Lüders', category: 'books', amount: 42.8, taxRate: 7 },
  {
    daysAgo: 470,
    vendor: 'Papierkontor Nord',
    category: 'officeSupplies',
    amount: 86.33,
    taxRate: 19,
    reference: 'PN-40912',
  },
  {
    daysAgo: 441,
    vendor: 'Hausverwaltung Speicherhof',
    category: 'rent',
    amount: 1487.5,
    taxRate: 19,
    description: 'Miete Atelier',
    reference: 'M-2025-09',
    termDays: 3,
  },
  {
    daysAgo: 402,
    vendor: 'Deutsche Bahn',
    category: 'travel',
    amount: 118.6,
    taxRate: 7,
    description: 'Hamburg – Berlin und zurück',
  },
  {
    daysAgo: 398,
    vendor: 'Hotel am Gleisdreieck',
    category: 'accommodation',
    amount: 129,
    taxRate: 7,
  },
  {
    daysAgo: 362,
    vendor: 'Norddeutsche Versicherung',
    category: 'insurance',
    amount: 384.9,
    taxRate: 0,
    description: 'Betriebshaftpflicht, Jahresbeitrag',
    reference: 'V 771-204',
    termDays: 20,
  },
  {
    daysAgo: 331,
    vendor: 'Pixelwerk Software Ltd',
    category: 'software',
    amount: 240,
    taxRate: 19,
    description: 'Lizenz Bildbearbeitung',
    reference: 'INV-88210',
    isReverseCharge: true,
  },
  {
    daysAgo: 296,
    vendor: 'Steuerbüro Harms',
    category: 'bookkeeping',
    amount: 773.5,
    taxRate: 19,
    description: 'Jahresabschluss',
    reference: '2026/118',
    termDays: 14,
  },
  {
    daysAgo: 262,
    vendor: 'Papierkontor Nord',
    category: 'officeSupplies',
    amount: 54.17,
    taxRate: 19,
    reference: 'PN-43377',
  },
  {
    daysAgo: 228,
    vendor: 'Druckerei Alsterufer',
    category: 'advertising',
    amount: 416.5,
    taxRate: 19,
    description: 'Postkarten und Plakate',
    reference: '7741',
    termDays: 10,
    isTransferred: true,
  },
  {
    daysAgo: 194,
    vendor: 'Fotohandel Brandt',
    category: 'equipment',
    amount: 1899,
    taxRate: 19,
    description: 'Kamera mit Objektiv',
    reference: 'FB-20931',
    termDays: 7,
  },
  {
    daysAgo: 151,
    vendor: 'Deutsche Bahn',
    category: 'travel',
    amount: 87.9,
    taxRate: 7,
    description: 'Hamburg – Kiel und zurück',
  },
  {
    daysAgo: 117,
    vendor: 'Stadtwerke Hamburg',
    category: 'energy',
    amount: 214.08,
    taxRate: 19,
    description: 'Strom, drittes Quartal',
    reference: '5530 1187',
    termDays: 14,
    isTransferred: true,
  },
  {
    daysAgo: 83,
    vendor: 'Trattoria Da Lia',
    category: 'entertainment',
    amount: 96.4,
    taxRate: 19,
    occasion: 'Auswahl der Fotos für den Bildband',
    guests: 'Henrik Claasen und Maren Voss (Reederei Claasen), Jana Petersen',
    hasNoReceipt: true,
  },
  {
    daysAgo: 27,
    vendor: 'Druckerei Alsterufer',
    category: 'goods',
    amount: 892.5,
    taxRate: 19,
    description: 'Bildband, 2. Auflage',
    reference: '8126',
    termDays: 14,
    isOpen: true,
  },
  {
    daysAgo: 12,
    vendor: 'Shell Station Hafenstraße',
    category: 'vehicle',
    amount: 71.24,
    taxRate: 19,
    hasNoReceipt: true,
  },
  {
    daysAgo: 9,
    vendor: 'Pixelwerk Software Ltd',
    category: 'software',
    amount: 252,
    taxRate: 19,
    description: 'Lizenz Bildbearbeitung',
    reference: 'INV-94006',
    isReverseCharge: true,
  },
  {
    daysAgo: 5,
    vendor: 'Steuerbüro Harms',
    category: 'bookkeeping',
    amount: 178.5,
    taxRate: 19,
    description: 'Buchführung',
    reference: '2026/301',
    termDays: 14,
    isOpen: true,
  },
  {
    daysAgo: 1,
    vendor: 'Papierkontor Nord',
    category: 'officeSupplies',
    amount: 38.95,
    taxRate: 19,
    reference: 'PN-45120',
  },
  {
    daysAgo: 9,
    vendor: 'Deutsche Bahn',
    category: 'travel',
    amount: 64.2,
    taxRate: 7,
    description: 'Hamburg – Bremen und zurück',
    chargedTo: { client: 'Reederei Claasen', markup: 0 },
  },
  {
    daysAgo: 6,
    vendor: 'Druckerei Alsterufer',
    category: 'subcontractors',
    amount: 238,
    taxRate: 19,
    description: 'Probedruck Plakate',
    project: 'Neuer Auftritt der Reederei',
    chargedTo: { client: 'Reederei Claasen', markup: 15 },
  },
]
