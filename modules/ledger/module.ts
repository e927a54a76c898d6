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
    'sales',
    'tasks',
  ],
  routes: () => import('#modules/ledger/routes'),
  subscriptions: () => import('#modules/ledger/subscriptions'),
  dueWork: () => import('#modules/ledger/due_work'),
})
