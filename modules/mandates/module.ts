import { defineModule } from '#core/module/define_module'

/** SEPA mandates, by which clients let the company collect what they owe from their bank accounts. */
export default defineModule({
  name: 'mandates',
  dependsOn: ['auth', 'settings', 'clients'],
  routes: () => import('#modules/mandates/routes'),
  subscriptions: () => import('#modules/mandates/subscriptions'),
})
