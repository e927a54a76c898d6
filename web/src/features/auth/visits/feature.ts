import { IconEyeCheck } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Visits of the operator in a company: the banner above every screen, and the owner's page about them. */
export const visits = defineFeature({
  name: 'visits',
  partOf: '/settings',
  routes: [
    {
      path: '/operator-access',
      page: () => import('./pages/operator_access_page'),
      roles: ['owner'],
    },
  ],
  actions: [
    {
      label: {
        en: 'Access of the operator',
        de: 'Zugriff des Betreibers',
        sq: 'Qasja e operatorit',
      },
      path: '/operator-access',
      icon: IconEyeCheck,
      roles: ['owner'],
    },
  ],
  slots: { visit: () => import('./visit_banner') },
  refreshedBy: { '/api/operator-access': ['settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
