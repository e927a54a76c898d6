import { IconBuildings } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const admin = defineFeature({
  name: 'admin',
  routes: [{ path: '/admin', page: () => import('./pages/admin_page'), access: 'superAdmin' }],
  menu: [
    {
      label: { en: 'Super Admin', de: 'Super-Admin', sq: 'Super Admin' },
      path: '/admin',
      order: 10,
      icon: IconBuildings,
      roles: ['superAdmin'],
      shortcut: 's',
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
