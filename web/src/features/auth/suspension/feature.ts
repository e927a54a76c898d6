import { defineFeature } from '@/app/define_feature'

/** The note above every screen of a company that the operator has suspended. */
export const suspension = defineFeature({
  name: 'suspension',
  routes: [],
  slots: { suspended: () => import('./suspension_note') },
  refreshedBy: { '/api/auth': ['settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
