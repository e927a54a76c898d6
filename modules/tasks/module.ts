import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'tasks',
  dependsOn: ['auth', 'settings', 'clients', 'documents'],
  routes: () => import('#modules/tasks/routes'),
  subscriptions: () => import('#modules/tasks/subscriptions'),
})
