import { defineFeature } from '@/app/define_feature'

/** Unbilled and billed hours, shown and billed on the pages of invoices, projects and clients: it has no page of its own. */
export const hours = defineFeature({
  name: 'hours',
  routes: [],
  refreshedBy: {
    '/api/unbilled-hours': ['invoice', 'task', 'timer', 'project', 'client', 'rate', 'settings'],
    '/api/billed-hours': ['invoice', 'task', 'timer', 'project'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
