import { defineModule } from '#core/module/define_module'

/** Order confirmations: what a company has agreed to supply, at which price, when and on which terms. */
export default defineModule({
  name: 'orders',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'correspondence', 'invoicing', 'offers'],
  routes: () => import('#modules/orders/routes'),
  subscriptions: () => import('#modules/orders/subscriptions'),
})
