import { defineModule } from '#core/module/define_module'

/** Delivery notes: what was handed over, by whom it was received, and what of it is still to be invoiced. */
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
