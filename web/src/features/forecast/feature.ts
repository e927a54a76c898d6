import { IconChartLine } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const forecast = defineFeature({
  name: 'forecast',
  routes: [{ path: '/cash-flow-forecast', page: () => import('./pages/forecast_page') }],
  menu: [
    {
      label: {
        en: 'Cash Flow Forecast',
        de: 'Liquiditätsvorschau',
        sq: 'Parashikimi i likuiditetit',
      },
      path: '/cash-flow-forecast',
      order: 48,
      icon: IconChartLine,
      shortcut: 'f',
    },
  ],
  refreshedBy: {
    '/api/forecast': [
      'forecast',
      'invoice',
      'payment',
      'expense',
      'recurring',
      'recurringExpense',
      'estimate',
      'proposal',
      'project',
      'task',
      'client',
      'bankEntry',
      'bankStatement',
      'import',
      'settings',
    ],
    '/api/planned-payments': ['forecast'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
