import { IconReceiptEuro } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const rates = defineFeature({
  name: 'rates',
  partOf: '/projects',
  routes: [{ path: '/hourly-rates', page: () => import('./pages/rates_page') }],
  actions: [
    {
      label: { en: 'Hourly rates', de: 'Stundensätze', sq: 'Tarifat për orë' },
      path: '/hourly-rates',
      icon: IconReceiptEuro,
    },
  ],
  refreshedBy: {
    '/api/hourly-rates': ['rate', 'project', 'client', 'person', 'task'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
