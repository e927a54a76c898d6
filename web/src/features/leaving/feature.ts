import { defineFeature } from '@/app/define_feature'

export const leaving = defineFeature({
  name: 'leaving',
  textsOf: ['auth'],
  routes: [
    {
      path: '/delete-account',
      page: () => import('./pages/delete_account_page'),
      access: 'public',
    },
  ],
  refreshedBy: { '/api/company-exports': ['settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
