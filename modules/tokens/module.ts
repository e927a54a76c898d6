import { defineModule } from '#core/module/define_module'

/** Personal tokens: keys of a person for programs, with few rights and an end. */
export default defineModule({
  name: 'tokens',
  dependsOn: ['auth'],
  reads: ['companies', 'users'],
  routes: () => import('#modules/tokens/routes'),
  subscriptions: () => import('#modules/tokens/subscriptions'),
  dueWork: () => import('#modules/tokens/due_work'),
})
