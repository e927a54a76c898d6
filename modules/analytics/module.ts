import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'analytics',
  dependsOn: ['auth', 'settings', 'clients', 'invoicing', 'payments', 'tasks', 'deliveries'],
  routes: () => import('#modules/analytics/routes'),
})
