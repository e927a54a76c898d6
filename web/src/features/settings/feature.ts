import { IconSettings, IconUserCircle } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const settings = defineFeature({
  name: 'settings',
  textsOf: ['auth', 'leaving', 'tasks', 'calendar', 'hours'],
  routes: [
    {
      path: '/settings',
      page: () => import('./pages/settings_page'),
      roles: ['company', 'employee'],
    },
    {
      path: '/account',
      page: () => import('./pages/account_page'),
      access: 'any',
      roles: ['company', 'employee', 'adviser'],
    },
  ],
  menu: [
    {
      label: { en: 'Settings', de: 'Einstellungen', sq: 'Cilësimet' },
      path: '/settings',
      group: 'bottom',
      order: 900,
      icon: IconSettings,
      shortcut: 's',
    },
  ],
  actions: [
    {
      label: { en: 'My account', de: 'Mein Konto', sq: 'Llogaria ime' },
      path: '/account',
      icon: IconUserCircle,
      roles: ['company', 'employee', 'adviser', 'superAdmin'],
    },
  ],
  refreshedBy: {
    '/api/settings': ['settings'],
    '/api/plan': ['settings', 'client', 'invoice', 'person'],
    '/api/auth': ['person'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
