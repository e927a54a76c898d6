import { IconPresentation } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const proposals = defineFeature({
  name: 'proposals',
  textsOf: ['documents', 'offers'],
  routes: [
    { path: '/proposal', page: () => import('./pages/proposals_page') },
    { path: '/proposals/:id/edit', page: () => import('./pages/edit_proposal_page') },
    { path: '/view/proposals/:id', page: () => import('./pages/proposal_page') },
    { path: '/proposals/:id', page: () => import('./pages/shared_page'), access: 'public' },
  ],
  menu: [
    {
      label: { en: 'Proposals', de: 'Projektangebote', sq: 'Propozimet' },
      path: '/proposal',
      group: 'sales',
      order: 50,
      icon: IconPresentation,
    },
  ],
  actions: [
    {
      label: { en: 'New proposal', de: 'Neues Projektangebot', sq: 'Propozim i ri' },
      path: '/proposal?new=1',
      icon: IconPresentation,
    },
  ],
  refreshedBy: {
    '/api/proposals': ['proposal', 'client', 'person'],
    '/api/proposal-templates': ['proposal'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
