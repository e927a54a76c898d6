import { IconBuildingBank } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the list of invoices, which it collects; mandates are on the page of their client. */
export const collections = defineFeature({
  name: 'collections',
  partOf: '/invoices',
  routes: [
    {
      path: '/invoices/collections',
      page: () => import('./pages/collections_page'),
      roles: ['owner'],
    },
  ],
  actions: [
    {
      label: {
        en: 'Collect invoices by direct debit',
        de: 'Rechnungen per Lastschrift einziehen',
        sq: 'Tërhiq faturat me debitim direkt',
      },
      path: '/invoices/collections?new=1',
      icon: IconBuildingBank,
      roles: ['owner'],
    },
  ],
  refreshedBy: { '/api/collections': ['collection', 'invoice', 'payment', 'settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
