import { defineModule } from '#core/module/define_module'

/** Working time of a company's people: targets, calendars, absences and weeks. */
export default defineModule({
  name: 'people',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'tasks'],
  reads: ['users'],
  routes: () => import('#modules/people/routes'),
  subscriptions: () => import('#modules/people/subscriptions'),
})
