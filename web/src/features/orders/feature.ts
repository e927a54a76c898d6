import { IconFileCheck } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const orders = defineFeature({
  name: 'orders',
  textsOf: ['documents'],
  routes: [
    { path: '/orders', page: () => import('./pages/orders_page') },
    { path: '/orders/new', page: () => import('./pages/new_order_page') },
    { path: '/orders/:id/edit', page: () => import('./pages/edit_order_page') },
    { path: '/view/orders/:id', page: () => import('./pages/order_page') },
  ],
  menu: [
    {
      label: {
        en: 'Order Confirmations',
        de: 'Auftragsbestätigungen',
        sq: 'Konfirmimet e porosive',
      },
      path: '/orders',
      group: 'sales',
      order: 55,
      icon: IconFileCheck,
    },
  ],
  actions: [
    {
      label: {
        en: 'New order confirmation',
        de: 'Neue Auftragsbestätigung',
        sq: 'Konfirmim i ri porosie',
      },
      path: '/orders/new',
      icon: IconFileCheck,
    },
  ],
  refreshedBy: {
    '/api/orders': ['order', 'estimate', 'invoice', 'client'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
