import { IconCashBanknote, IconCashBanknotePlus } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const payments = defineFeature({
  name: 'payments',
  textsOf: ['clients'],
  routes: [{ path: '/payments', page: () => import('./pages/payments_page') }],
  menu: [
    {
      label: { en: 'Payments', de: 'Zahlungen', sq: 'Pagesat' },
      path: '/payments',
      group: 'sales',
      order: 24,
      icon: IconCashBanknote,
      shortcut: 'z',
    },
  ],
  actions: [
    {
      label: { en: 'Record a payment', de: 'Zahlung erfassen', sq: 'Regjistro pagesë' },
      path: '/payments?new=1',
      icon: IconCashBanknotePlus,
    },
  ],
  refreshedBy: {
    '/api/payments': ['invoice', 'payment'],
    '/api/credits': ['invoice', 'payment'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
