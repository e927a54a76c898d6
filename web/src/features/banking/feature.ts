import { IconBuildingBank } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'
import type { Audience } from '@/lib/session/current_user'

const OWNERS: Audience[] = ['owner']

export const banking = defineFeature({
  name: 'banking',
  routes: [{ path: '/bank', page: () => import('./pages/bank_page'), roles: OWNERS }],
  menu: [
    {
      label: { en: 'Bank', de: 'Bank', sq: 'Banka' },
      path: '/bank',
      group: 'sales',
      order: 35,
      icon: IconBuildingBank,
      roles: OWNERS,
      shortcut: 'b',
    },
  ],
  refreshedBy: {
    '/api/bank-entries': [
      'invoice',
      'payment',
      'expense',
      'collection',
      'bankEntry',
      'bankStatement',
    ],
    '/api/bank-statements': ['bankStatement'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
