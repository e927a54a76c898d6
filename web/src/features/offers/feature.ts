import { defineFeature } from '@/app/define_feature'

/** Texts that estimates and proposals share. Each kind has a manifest of its own with its screens. */
export const offers = defineFeature({
  name: 'offers',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
