import { defineModule } from '#core/module/define_module'

/**
 * Offers before invoicing: estimates, proposals in pictures and words, and the records created from an agreement:
 * estimates, invoices, recurring invoices and projects. The module is above all of these, so that none of them has to
 * know about it.
 */
export default defineModule({
  name: 'offers',
  parts: ['estimates', 'proposals'],
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'correspondence',
    'einvoices',
    'invoicing',
    'recurring',
    'tasks',
  ],
  reads: ['companies', 'invoices', 'projects', 'recurring_profiles', 'users'],
  routes: () => import('#modules/offers/routes'),
  subscriptions: () => import('#modules/offers/subscriptions'),
  dueWork: () => import('#modules/offers/due_work'),
})
