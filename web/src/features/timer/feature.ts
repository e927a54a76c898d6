import { defineFeature } from '@/app/define_feature'

/** The one timer of a person. Its widget is a part of the tasks. */
export const timer = defineFeature({
  name: 'timer',
  routes: [],
  slots: { offline: () => import('./offline/offline_desk') },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
