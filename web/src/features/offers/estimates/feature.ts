import { IconFileDollar } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const estimates = defineFeature({
  name: 'estimates',
  textsOf: ['documents', 'offers'],
  routes: [
    { path: '/estimates', page: () => import('./pages/estimates_page') },
    { path: '/estimates/new', page: () => import('./pages/new_estimate_page') },
    { path: '/estimates/:id/edit', page: () => import('./pages/edit_estimate_page') },
    { path: '/view/estimates/:id', page: () => import('./pages/estimate_page') },
    { path: '/offers/:id', page: () => import('./pages/offer_page'), access: 'public' },
  ],
  menu: [
    {
      label: { en: 'Estimates', de: 'Angebote', sq: 'Ofertat' },
      path: '/estimates',
      group: 'sales',
      order: 10,
      icon: IconFileDollar,
      shortcut: 'e',
    },
  ],
  actions: [
    {
      label: { en: 'New estimate', de: 'Neues Angebot', sq: 'Ofertë e re' },
      path: '/estimates/new',
      icon: IconFileDollar,
      shortcut: 'e',
    },
  ],
  refreshedBy: {
    '/api/estimates': ['estimate', 'invoice', 'client', 'person'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
