import { IconFileSearch } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const einvoices = defineFeature({
  name: 'einvoices',
  partOf: '/settings',
  routes: [{ path: '/einvoices/read', page: () => import('./pages/read_page') }],
  actions: [
    {
      label: {
        en: 'Read an e-invoice',
        de: 'E-Rechnung lesen',
        sq: 'Lexo një e-faturë',
      },
      path: '/einvoices/read',
      icon: IconFileSearch,
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
