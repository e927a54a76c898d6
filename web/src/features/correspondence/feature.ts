import { IconMailForward } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const correspondence = defineFeature({
  name: 'correspondence',
  partOf: '/settings',
  routes: [{ path: '/mails', page: () => import('./pages/mails_page') }],
  actions: [
    {
      label: { en: 'Sent e-mails', de: 'Postausgang', sq: 'Emailet e dërguara' },
      path: '/mails',
      icon: IconMailForward,
    },
  ],
  refreshedBy: {
    '/api/mails': ['mail', 'person'],
    '/api/mail-templates': ['mail'],
    '/api/mail-settings': ['mail'],
    '/api/bounced-addresses': ['mail'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
