import { defineModule } from '#core/module/define_module'

/** Accounts of clients: ledger, ageing, statements, their history and their value. */
export default defineModule({
  name: 'ledger',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'correspondence',
    'invoicing',
    'recurring',
    'offers',
    'tasks',
  ],
  reads: [
    'audit_log',
    'clients',
    'companies',
    'estimates',
    'invoice_lines',
    'invoices',
    'mail_outbox',
    'settlements',
    'users',
  ],
  routes: () => import('#modules/ledger/routes'),
  subscriptions: () => import('#modules/ledger/subscriptions'),
  dueWork: () => import('#modules/ledger/due_work'),
})
