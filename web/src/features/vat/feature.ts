import { IconReceiptTax } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const vat = defineFeature({
  name: 'vat',
  routes: [
    { path: '/vat', page: () => import('./pages/vat_page'), roles: ['company', 'adviser'] },
    {
      path: '/vat/entries',
      page: () => import('./pages/vat_entries_page'),
      roles: ['company', 'adviser'],
    },
  ],
  menu: [
    {
      label: { en: 'VAT', de: 'Umsatzsteuer', sq: 'TVSH' },
      path: '/vat',
      order: 50,
      icon: IconReceiptTax,
      roles: ['company', 'adviser'],
      shortcut: 'v',
    },
  ],
  actions: [
    {
      label: { en: 'VAT summary', de: 'Umsatzsteuer-Übersicht', sq: 'Përmbledhje e TVSH-së' },
      path: '/vat',
      icon: IconReceiptTax,
      roles: ['company', 'adviser'],
    },
  ],
  refreshedBy: {
    '/api/reports': ['invoice', 'payment', 'expense', 'settings'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
