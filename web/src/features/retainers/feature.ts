import { defineFeature } from '@/app/define_feature'

/** Included hours of recurring invoices, as parts of the pages of projects, of recurring invoices and of clients. */
export const retainers = defineFeature({
  name: 'retainers',
  partOf: '/recurring-invoices',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
