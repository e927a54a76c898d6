import { defineFeature } from '@/app/define_feature'

/** Checklists of tasks, as a part of their drawer. */
export const checklists = defineFeature({
  name: 'checklists',
  partOf: '/tasks',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
