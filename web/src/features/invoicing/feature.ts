import { IconFileInvoice, IconFilePlus } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const invoicing = defineFeature({
  name: 'invoicing',
  textsOf: ['documents', 'hours', 'expenses', 'correspondence', 'clients'],
  routes: [
    {
      path: '/invoices',
      page: () => import('./pages/invoices_page'),
      roles: ['company', 'adviser'],
      asks: [
        '/api/invoices?page=1&pageSize=50&sort=createdAt&order=desc&archived=false',
        '/api/invoices/counts',
        '/api/invoices/summary',
        '/api/reminders/due/counts',
        '/api/saved-views',
      ],
    },
    { path: '/invoices/new', page: () => import('./pages/new_invoice_page') },
    { path: '/invoices/:id/edit', page: () => import('./pages/edit_invoice_page') },
    { path: '/invoices/:id/credit', page: () => import('./pages/credit_page') },
    {
      path: '/view/invoices/:id',
      page: () => import('./pages/invoice_page'),
      roles: ['company', 'adviser'],
    },
    {
      path: '/shared/invoices/:id',
      page: () => import('./pages/shared_invoice_page'),
      access: 'public',
    },
  ],
  menu: [
    {
      label: { en: 'Invoices', de: 'Rechnungen', sq: 'Faturat' },
      path: '/invoices',
      group: 'sales',
      order: 20,
      icon: IconFileInvoice,
      roles: ['company', 'adviser'],
      shortcut: 'i',
    },
  ],
  actions: [
    {
      label: { en: 'New invoice', de: 'Neue Rechnung', sq: 'Faturë e re' },
      path: '/invoices/new',
      icon: IconFilePlus,
      shortcut: 'i',
    },
  ],
  search: () => import('./search'),
  slots: { topBar: () => import('./bell/overdue_bell') },
  refreshedBy: {
    '/api/invoices': ['invoice', 'reminder', 'client', 'import', 'person'],
    '/api/down-payments': ['invoice'],
    '/api/exchange-rates': ['invoice'],
    '/api/document-chain': ['invoice', 'estimate', 'order', 'deliveryNote', 'proposal'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
