import { IconRepeat } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

const LABEL = {
  en: 'Recurring Invoices',
  de: 'Wiederkehrende Rechnungen',
  sq: 'Fatura periodike',
}

export const recurring = defineFeature({
  name: 'recurring',
  textsOf: ['documents', 'retainers'],
  routes: [
    { path: '/recurring-invoices', page: () => import('./pages/recurring_page'), access: 'any' },
    {
      path: '/recurring-invoices/new',
      page: () => import('./pages/new_recurring_page'),
      access: 'any',
    },
    {
      path: '/recurring-invoices/:id/edit',
      page: () => import('./pages/edit_recurring_page'),
      access: 'any',
    },
    {
      path: '/recurring-invoices/:id',
      page: () => import('./pages/recurring_invoice_page'),
      access: 'any',
    },
  ],
  menu: [
    {
      label: LABEL,
      path: '/recurring-invoices',
      group: 'sales',
      order: 30,
      icon: IconRepeat,
      shortcut: 'r',
    },
  ],
  // The menu of super admins is fixed by the specification; they come here from their page and by the palette.
  actions: [
    { label: LABEL, path: '/recurring-invoices', icon: IconRepeat, roles: ['superAdmin'] },
    {
      label: {
        en: 'New recurring invoice',
        de: 'Neue wiederkehrende Rechnung',
        sq: 'Faturë periodike e re',
      },
      path: '/recurring-invoices/new',
      icon: IconRepeat,
      shortcut: 'r',
    },
  ],
  refreshedBy: {
    '/api/recurring-invoices': ['recurring', 'client', 'person', 'expense'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
