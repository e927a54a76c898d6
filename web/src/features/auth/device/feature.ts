import { defineFeature } from '@/app/define_feature'

/** The page on which a person allows the sign-in of a terminal. Signed out, it begins with the sign-in form. */
export const device = defineFeature({
  name: 'device',
  textsOf: ['auth'],
  routes: [{ path: '/device', page: () => import('./pages/device_page'), access: 'public' }],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
