import { defineFeature } from '@/app/define_feature'

/** Budgets of projects, as parts of their pages. */
export const budgets = defineFeature({
  name: 'budgets',
  partOf: '/projects',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
