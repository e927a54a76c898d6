import { IconBuildingStore, IconCar, IconReceipt, IconWallet } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const expenses = defineFeature({
  name: 'expenses',
  routes: [
    {
      path: '/expenses',
      page: () => import('./pages/expenses_page'),
      roles: ['company', 'adviser'],
    },
    { path: '/expenses/new', page: () => import('./pages/new_expense_page') },
    { path: '/expenses/recurring', page: () => import('./pages/recurring_expenses_page') },
    {
      path: '/expenses/claims',
      page: () => import('./pages/claims_page'),
      roles: ['company', 'employee'],
    },
    {
      path: '/expenses/vendors',
      page: () => import('./pages/vendors_page'),
      roles: ['company', 'adviser'],
    },
    { path: '/expense-categories', page: () => import('./pages/categories_page') },
    {
      path: '/expenses/:id',
      page: () => import('./pages/edit_expense_page'),
      roles: ['company', 'adviser'],
    },
  ],
  menu: [
    {
      label: { en: 'Expenses', de: 'Ausgaben', sq: 'Shpenzimet' },
      path: '/expenses',
      order: 46,
      icon: IconWallet,
      roles: ['company', 'adviser'],
      shortcut: 'x',
    },
    {
      label: { en: 'My receipts', de: 'Meine Belege', sq: 'Dëftesat e mia' },
      path: '/expenses/claims',
      order: 46,
      icon: IconReceipt,
      roles: ['employee'],
    },
  ],
  actions: [
    {
      label: { en: 'New expense', de: 'Neue Ausgabe', sq: 'Shpenzim i ri' },
      path: '/expenses/new',
      icon: IconWallet,
      shortcut: 'x',
    },
    {
      label: { en: 'New vendor', de: 'Neuer Lieferant', sq: 'Furnitor i ri' },
      path: '/expenses/vendors?new=1',
      icon: IconBuildingStore,
    },
    {
      label: { en: 'Hand in receipt', de: 'Beleg einreichen', sq: 'Dorëzo dëftesë' },
      path: '/expenses/claims?new=1',
      icon: IconReceipt,
      roles: ['company', 'employee'],
    },
    {
      label: { en: 'Enter journey', de: 'Reise erfassen', sq: 'Shëno udhëtim' },
      path: '/expenses/claims?new=trip',
      icon: IconCar,
      roles: ['company', 'employee'],
    },
  ],
  search: () => import('./search'),
  slots: { overlay: () => import('./drop/drop_anywhere') },
  refreshedBy: {
    '/api/expenses': [
      'expense',
      'recurringExpense',
      'expenseClaim',
      'invoice',
      'client',
      'project',
    ],
    '/api/expense-categories': ['expenseCategory'],
    '/api/expense-claims': ['expenseClaim', 'expense'],
    '/api/recurring-expenses': ['recurringExpense', 'expense'],
    '/api/expense-vendors': ['expense', 'vendor'],
    '/api/vendors': ['vendor', 'expense', 'expenseClaim', 'recurringExpense'],
    '/api/unbilled-expenses': ['expense', 'invoice', 'client'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
