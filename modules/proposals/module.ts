import { defineModule } from '#core/module/define_module'

/**
 * Offers that are told in pictures and words, and what follows from an agreement: estimates, invoices, recurring
 * invoices and projects. It stands above all of these, so that none of them has to know where it came from.
 */
export default defineModule({
  name: 'proposals',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'correspondence',
    'einvoices',
    'invoicing',
    'recurring',
    'sales',
    'tasks',
  ],
  routes: () => import('#modules/proposals/routes'),
  subscriptions: () => import('#modules/proposals/subscriptions'),
  dueWork: () => import('#modules/proposals/due_work'),
})
