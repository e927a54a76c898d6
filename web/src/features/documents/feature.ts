import { defineFeature } from '@/app/define_feature'

/** The common part of commercial documents: form, lines, tax, totals, preview and chain. It has no screens of its own. */
export const documents = defineFeature({
  name: 'documents',
  routes: [],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
