import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'analytics',
  dependsOn: ['auth', 'settings', 'clients', 'invoicing', 'payments', 'tasks'],
  routes: () => import('#modules/analytics/routes'),
})
