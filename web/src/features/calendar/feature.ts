import { defineFeature } from '@/app/define_feature'

/** Calendar feeds, on the page of the account: it has no page of its own. */
export const calendar = defineFeature({
  name: 'calendar',
  textsOf: ['auth'],
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
