import { IconBuildings, IconChartBar } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const admin = defineFeature({
  name: 'admin',
  routes: [
    { path: '/admin', page: () => import('./pages/admin_page'), access: 'superAdmin' },
    {
      path: '/admin/analytics',
      page: () => import('./pages/analytics_page'),
      access: 'superAdmin',
    },
    {
      path: '/admin/operations',
      page: () => import('./pages/operations_page'),
      access: 'superAdmin',
    },
    {
      path: '/admin/users',
      page: () => import('./pages/users_page'),
      access: 'superAdmin',
    },
    {
      path: '/admin/settings',
      page: () => import('./pages/settings_page'),
      access: 'superAdmin',
    },
    {
      path: '/admin/company/:companyId',
      page: () => import('./pages/company_page'),
      access: 'superAdmin',
    },
    {
      path: '/admin/:action/:companyId',
      page: () => import('./pages/decision_page'),
      access: 'public',
    },
  ],
  menu: [
    {
      label: { en: 'Super Admin', de: 'Super-Admin', sq: 'Super Admin' },
      path: '/admin',
      order: 10,
      icon: IconBuildings,
      roles: ['superAdmin'],
      shortcut: 's',
    },
    {
      label: { en: 'Analytics', de: 'Auswertungen', sq: 'Analitika' },
      path: '/admin/analytics',
      order: 20,
      icon: IconChartBar,
      roles: ['superAdmin'],
      shortcut: 'a',
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
