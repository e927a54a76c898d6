import { defineModule } from '#core/module/define_module'

/** Open expenses as a SEPA file, which the owner hands to the bank. */
export default defineModule({
  name: 'transfers',
  dependsOn: ['auth', 'settings', 'documents', 'expenses'],
  reads: ['expenses'],
  routes: () => import('#modules/transfers/routes'),
  subscriptions: () => import('#modules/transfers/subscriptions'),
})
