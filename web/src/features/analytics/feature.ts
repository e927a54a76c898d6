import { IconChartBar } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the top bar, as the specification has it. */
export const analytics = defineFeature({
  name: 'analytics',
  routes: [
    {
      path: '/analytics',
      page: () => import('./pages/analytics_page'),
      roles: ['company', 'adviser'],
    },
  ],
  actions: [
    {
      label: { en: 'Analytics', de: 'Auswertungen', sq: 'Analitika' },
      path: '/analytics',
      icon: IconChartBar,
    },
    {
      label: { en: 'Profit and loss', de: 'Gewinn und Verlust', sq: 'Fitimi dhe humbja' },
      path: '/analytics?tab=profit',
      icon: IconChartBar,
    },
  ],
  refreshedBy: {
    '/api/analytics': [
      'invoice',
      'payment',
      'expense',
      'asset',
      'client',
      'item',
      'project',
      'task',
      'timer',
      'person',
      'reminder',
      'settings',
      'import',
    ],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
