import { IconHistory } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const audit = defineFeature({
  name: 'audit',
  partOf: '/settings',
  routes: [
    { path: '/audit-log', page: () => import('./pages/audit_page'), roles: ['owner', 'adviser'] },
  ],
  actions: [
    {
      label: { en: 'Audit log', de: 'Änderungsprotokoll', sq: 'Regjistri i ndryshimeve' },
      path: '/audit-log',
      icon: IconHistory,
      roles: ['owner', 'adviser'],
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
