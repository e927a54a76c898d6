import { IconCalendarUser, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const people = defineFeature({
  name: 'people',
  textsOf: ['tasks', 'rates', 'auth'],
  routes: [
    { path: '/employees', page: () => import('./pages/people_page') },
    {
      path: '/view/employees/:id',
      page: () => import('./pages/person_page'),
      roles: ['company', 'employee'],
    },
  ],
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
      label: { en: 'My working time', de: 'Meine Arbeitszeit', sq: 'Koha ime e punës' },
      path: '/view/employees/me',
      icon: IconCalendarUser,
      roles: ['company', 'employee'],
    },
    {
      label: { en: 'Invite someone', de: 'Person einladen', sq: 'Fto dikë' },
      path: '/employees?new=1',
      icon: IconUserPlus,
      roles: ['owner'],
    },
  ],
  refreshedBy: {
    '/api/employees': ['person', 'timer', 'settings'],
    '/api/people': ['person'],
    '/api/absences': ['person'],
    '/api/weeks': ['person'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
