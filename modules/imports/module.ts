import { defineModule } from '#core/module/define_module'

/** Clients, items, invoices, opening balances and recorded time from files of other programs, and tables for them. */
export default defineModule({
  name: 'imports',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'invoicing', 'tasks', 'ledger'],
  reads: [
    'client_contacts',
    'clients',
    'companies',
    'invoice_taxes',
    'invoices',
    'items',
    'projects',
    'tasks',
    'time_entries',
    'users',
  ],
  routes: () => import('#modules/imports/routes'),
  dueWork: () => import('#modules/imports/due_work'),
})
