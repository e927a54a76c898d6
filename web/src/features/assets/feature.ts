import { IconDeviceLaptop } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const assets = defineFeature({
  name: 'assets',
  partOf: '/expenses',
  routes: [
    { path: '/assets', page: () => import('./pages/assets_page'), roles: ['company', 'adviser'] },
  ],
  actions: [
    {
      label: { en: 'Fixed assets', de: 'Anlagenverzeichnis', sq: 'Aktivet afatgjata' },
      path: '/assets',
      icon: IconDeviceLaptop,
      roles: ['company', 'adviser'],
    },
  ],
  refreshedBy: {
    '/api/assets': ['asset', 'expense'],
    '/api/asset-purchases': ['asset', 'expense'],
    '/api/asset-pools': ['asset'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
