import { defineFeature } from '@/app/define_feature'

/** Comments of tasks, as a part of their drawer. */
export const comments = defineFeature({
  name: 'comments',
  partOf: '/tasks',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
