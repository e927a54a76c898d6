import { defineFeature } from '@/app/define_feature'

/** Files of tasks, as a part of their drawer. */
export const taskFiles = defineFeature({
  name: 'task_files',
  partOf: '/tasks',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
