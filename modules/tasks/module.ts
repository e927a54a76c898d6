import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'tasks',
  dependsOn: ['auth', 'settings', 'clients', 'documents'],
  reads: ['audit_log', 'clients', 'companies', 'users'],
  routes: () => import('#modules/tasks/routes'),
  subscriptions: () => import('#modules/tasks/subscriptions'),
  dueWork: () => import('#modules/tasks/due_work'),
})
