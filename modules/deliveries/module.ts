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
    'sales',
    'tasks',
  ],
  routes: () => import('#modules/deliveries/routes'),
  subscriptions: () => import('#modules/deliveries/subscriptions'),
})
