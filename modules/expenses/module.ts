import { defineModule } from '#core/module/define_module'

/** A company's expenses: receipts with their VAT, by category and vendor. */
export default defineModule({
  name: 'expenses',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'einvoices',
    'invoicing',
    'recurring',
    'tasks',
    'banking',
  ],
  reads: ['bank_entries', 'clients', 'companies', 'invoices', 'projects', 'users'],
  routes: () => import('#modules/expenses/routes'),
  subscriptions: () => import('#modules/expenses/subscriptions'),
  dueWork: () => import('#modules/expenses/due_work'),
})
