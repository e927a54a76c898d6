import { defineFeature } from '@/app/define_feature'

export const dashboard = defineFeature({
  name: 'dashboard',
  textsOf: ['timer'],
  routes: [
    {
      path: '/dashboard',
      page: () => import('./pages/dashboard_page'),
      roles: ['company', 'employee', 'adviser'],
      asks: ['/api/dashboard', '/api/dashboard/outlook', '/api/forecast/strip'],
    },
    {
      path: '/employee-dashboard',
      page: () => import('./pages/dashboard_page'),
      roles: ['company', 'employee', 'adviser'],
    },
  ],
  refreshedBy: {
    '/api/dashboard': [
      'expenseClaim',
      'person',
      'timer',
      'task',
      'invoice',
      'payment',
      'client',
      'item',
      'import',
      'settings',
      'expense',
      'estimate',
      'reminder',
      'bankEntry',
    ],
    '/api/employee-dashboard': ['timer', 'task', 'project', 'deliveryNote', 'person'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
