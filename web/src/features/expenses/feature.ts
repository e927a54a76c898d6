import { IconWallet } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const expenses = defineFeature({
  name: 'expenses',
  routes: [
    { path: '/expenses', page: () => import('./pages/expenses_page') },
    { path: '/expenses/new', page: () => import('./pages/new_expense_page') },
    { path: '/expenses/:id', page: () => import('./pages/edit_expense_page') },
  ],
  menu: [
    {
      label: { en: 'Expenses', de: 'Ausgaben', sq: 'Shpenzimet' },
      path: '/expenses',
      order: 46,
      icon: IconWallet,
      shortcut: 'x',
    },
  ],
  actions: [
    {
      label: { en: 'New expense', de: 'Neue Ausgabe', sq: 'Shpenzim i ri' },
      path: '/expenses/new',
      icon: IconWallet,
      shortcut: 'x',
    },
  ],
  search: () => import('./search'),
  refreshedBy: {
    '/api/expenses': ['expense'],
    '/api/expense-vendors': ['expense'],
    '/api/unbilled-expenses': ['expense', 'invoice', 'client'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
