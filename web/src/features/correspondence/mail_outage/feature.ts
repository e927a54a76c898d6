import { defineFeature } from '@/app/define_feature'

/** The note above every screen of an owner while the company's own mail server takes no letters. */
export const mailOutage = defineFeature({
  name: 'mail_outage',
  routes: [],
  slots: { mailOutage: () => import('./outage_note') },
  refreshedBy: { '/api/mail-server': ['mail', 'settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
