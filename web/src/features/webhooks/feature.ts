import { IconWebhook } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Reached from the settings: it is for owners, and set up once. */
export const webhooks = defineFeature({
  name: 'webhooks',
  partOf: '/settings',
  textsOf: ['auth'],
  routes: [
    { path: '/webhooks', page: () => import('./pages/webhooks_page'), roles: ['owner'] },
    { path: '/webhooks/:id', page: () => import('./pages/webhook_page'), roles: ['owner'] },
  ],
  actions: [
    {
      label: { en: 'Webhooks', de: 'Webhooks', sq: 'Webhook-et' },
      path: '/webhooks',
      icon: IconWebhook,
      roles: ['owner'],
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
