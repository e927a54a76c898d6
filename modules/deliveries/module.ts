import { defineModule } from '#core/module/define_module'

/** Delivery notes: the goods handed over, the person who received them, and the part still to be invoiced. */
export default defineModule({
  name: 'deliveries',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'correspondence',
    'invoicing',
    'offers',
    'tasks',
    'orders',
  ],
  reads: ['clients', 'estimates', 'invoice_lines', 'invoices', 'orders', 'users'],
  routes: () => import('#modules/deliveries/routes'),
  subscriptions: () => import('#modules/deliveries/subscriptions'),
  dueWork: () => import('#modules/deliveries/due_work'),
})
