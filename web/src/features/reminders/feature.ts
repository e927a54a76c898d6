import { IconMailExclamation } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the invoices: the sidebar has no entry of it. */
export const reminders = defineFeature({
  name: 'reminders',
  routes: [{ path: '/reminders', page: () => import('./pages/reminders_page') }],
  actions: [
    {
      label: { en: 'Dunning desk', de: 'Mahnungen', sq: 'Kujtesat për pagesë' },
      path: '/reminders',
      icon: IconMailExclamation,
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
