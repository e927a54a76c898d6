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
  slots: { leaving: () => import('./leaving_note') },
  refreshedBy: { '/api/company-exports': ['settings'], '/api/account-deletion': ['settings'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
