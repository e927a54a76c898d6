import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const people = defineFeature({
  name: 'people',
  routes: [{ path: '/employees', page: () => import('./pages/people_page') }],
  menu: [
    {
      label: { en: 'Employees', de: 'Mitarbeiter', sq: 'Punonjësit' },
      path: '/employees',
      order: 45,
      icon: IconUsers,
      shortcut: 'h',
    },
  ],
  actions: [
    {
      label: { en: 'Invite someone', de: 'Jemanden einladen', sq: 'Fto dikë' },
      path: '/employees?new=1',
      icon: IconUserPlus,
      roles: ['owner'],
    },
  ],
  refreshedBy: { '/api/employees': ['person'], '/api/people': ['person'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
