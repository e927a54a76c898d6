import { IconBuildingBank } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the page of expenses, which it pays. */
export const transfers = defineFeature({
  name: 'transfers',
  partOf: '/expenses',
  routes: [
    {
      path: '/expenses/transfers',
      page: () => import('./pages/transfers_page'),
      roles: ['owner', 'adviser'],
    },
  ],
  actions: [
    {
      label: {
        en: 'Pay expenses by bank transfer',
        de: 'Ausgaben überweisen',
        sq: 'Paguaj shpenzimet me transfertë',
      },
      path: '/expenses/transfers?new=1',
      icon: IconBuildingBank,
      roles: ['owner'],
    },
  ],
  refreshedBy: { '/api/transfer-orders': ['transferOrder', 'expense', 'settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
