import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'settings',
  dependsOn: ['auth'],
  reads: ['companies', 'users'],
  routes: () => import('#modules/settings/routes'),
  dueWork: () => import('#modules/settings/due_work'),
})
