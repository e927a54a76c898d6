import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const clients = defineFeature({
  name: 'clients',
  textsOf: ['hours'],
  routes: [
    {
      path: '/clients',
      page: () => import('./pages/clients_page'),
      asks: ['/api/clients?page=1&pageSize=50&sort=name&order=asc', '/api/saved-views'],
    },
    { path: '/client-history/:clientId', page: () => import('./pages/client_page') },
  ],
  menu: [
    {
      label: { en: 'Clients', de: 'Kunden', sq: 'Klientët' },
      path: '/clients',
      group: 'sales',
      order: 40,
      icon: IconUsers,
      shortcut: 'c',
    },
  ],
  actions: [
    {
      label: { en: 'New client', de: 'Neuer Kunde', sq: 'Klient i ri' },
      path: '/clients?new=1',
      icon: IconUserPlus,
      shortcut: 'c',
    },
  ],
  search: () => import('./search'),
  refreshedBy: {
    '/api/clients': ['client', 'invoice', 'payment', 'reminder', 'import', 'person'],
    '/api/client-standings': ['client', 'invoice', 'payment', 'import'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
