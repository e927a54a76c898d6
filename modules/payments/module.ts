import { defineModule } from '#core/module/define_module'

/** Money of clients beyond one invoice: payments over several, credit and refunds. */
export default defineModule({
  name: 'payments',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'correspondence', 'invoicing'],
  reads: ['client_credits', 'credit_refunds', 'invoices', 'payments', 'settlements'],
  routes: () => import('#modules/payments/routes'),
  subscriptions: () => import('#modules/payments/subscriptions'),
})
