import { IconMailExclamation } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const reminders = defineFeature({
  name: 'reminders',
  routes: [{ path: '/reminders', page: () => import('./pages/reminders_page') }],
  menu: [
    {
      label: { en: 'Reminders', de: 'Mahnungen', sq: 'Kujtesat për pagesë' },
      path: '/reminders',
      group: 'sales',
      order: 26,
      icon: IconMailExclamation,
      shortcut: 'm',
    },
  ],
  refreshedBy: {
    '/api/reminders': ['invoice', 'reminder', 'client'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
