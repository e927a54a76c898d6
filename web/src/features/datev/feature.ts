import { IconFileExport } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the page of VAT: it is for owners, and used once a month. */
export const datev = defineFeature({
  name: 'datev',
  partOf: '/vat',
  textsOf: ['expenses'],
  routes: [
    { path: '/datev', page: () => import('./pages/datev_page'), roles: ['owner', 'adviser'] },
  ],
  actions: [
    {
      label: { en: 'DATEV export', de: 'DATEV-Export', sq: 'Eksporti DATEV' },
      path: '/datev',
      icon: IconFileExport,
      roles: ['owner', 'adviser'],
    },
  ],
  refreshedBy: { '/api/datev': ['invoice', 'payment', 'expense', 'import', 'settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
