import { defineFeature } from '@/app/define_feature'

/** The calendar in which time is drawn, a view of the tasks. */
export const timeCalendar = defineFeature({
  name: 'time_calendar',
  partOf: '/tasks',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
