import { defineModule } from '#core/module/define_module'

/**
 * Offers in pictures and words, and the records created from an agreement: estimates, invoices, recurring invoices and
 * projects. The module is above all of these, so that none of them has to know about it.
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
