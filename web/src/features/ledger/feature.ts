import { defineFeature } from '@/app/define_feature'

export const ledger = defineFeature({
  name: 'ledger',
  partOf: '/clients',
  textsOf: ['retainers'],
  routes: [
    { path: '/client-history-summary/:clientId', page: () => import('./pages/summary_page') },
    {
      path: '/clientHistoryLedger/:clientId',
      page: () => import('./pages/shared_ledger_page'),
      access: 'public',
    },
  ],
  refreshedBy: {
    '/api/ageing': ['client', 'invoice', 'payment', 'import'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
