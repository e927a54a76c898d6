import type { SettingsChange } from '#modules/settings/validators/settings'

/** The company of the demo. Addresses end in `.example`, so no mail ever reaches anybody. */
export const DEMO_COMPANY = {
  name: 'Atelier Nordwind',
  email: 'buero@nordwind.example',
  plan: 'Basic',
  language: 'de',
} as const

export const DEMO_SETTINGS: SettingsChange = {
  companyInfo: {
    companyName: 'Atelier Nordwind',
    legalForm: 'GmbH',
    street: 'Große Elbstraße 145',
    postalCode: '22767',
    city: 'Hamburg',
    country: 'DE',
    vatId: 'DE298765435',
    taxNumber: '41/715/01234',
    registerEntry: 'Amtsgericht Hamburg, HRB 154321',
    legalNote: 'Geschäftsführerin: Jana Petersen',
    email: 'buero@nordwind.example',
    phone: '+49 40 5550 1420',
    website: 'https://nordwind.example',
    bankName: 'Hamburger Hafenbank',
    iban: 'DE89370400440532013000',
    creditorId: 'DE98ZZZ09999999999',
    bic: 'COBADEFFXXX',
  },
  preferences: {
    documentLanguage: 'de',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    holidayRegion: 'DE-HH',
    paymentTermDays: 14,
    defaultTaxRate: 19,
    invoiceFooter:
      'Vielen Dank für Ihren Auftrag. Bitte geben Sie bei der Überweisung die Rechnungsnummer an.',
  },
}

/** One sign-in for every role. */
export const PEOPLE = {
  owner: { name: 'Jana Petersen', email: 'jana@nordwind.example', language: 'de' },
  member: { name: 'Arta Krasniqi', email: 'arta@nordwind.example', language: 'sq' },
  employee: { name: 'Ben Carter', email: 'ben@nordwind.example', language: 'en' },
  adviser: { name: 'Silke Ahrens', email: 'silke@ahrens-steuer.example', language: 'de' },
} as const

export const SUPER_ADMIN_EMAIL = 'admin@kontor.example'

/** The member of the demo company works there too. */
export const SECOND_COMPANY = 'Thames Joinery'

/** Further companies on the super admin's desk. */
export const OTHER_COMPANIES = [
  { name: 'Dardania Print', city: 'Prishtina', language: 'sq', fate: 'pending', daysAgo: 1 },
  { name: 'Bäckerei Holm & Töchter', city: 'Husum', language: 'de', fate: 'pending', daysAgo: 3 },
  { name: 'Thames Joinery', city: 'London', language: 'en', fate: 'active', daysAgo: 160 },
  { name: 'Quick Gains Trading', city: 'Dover', language: 'en', fate: 'rejected', daysAgo: 75 },
  { name: 'Studio Deti', city: 'Durrës', language: 'sq', fate: 'active', daysAgo: 290 },
] as const
