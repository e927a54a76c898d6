import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'clients',
  dependsOn: ['auth', 'settings'],
  routes: () => import('#modules/clients/routes'),
  subscriptions: () => import('#modules/clients/subscriptions'),
})
