import { defineModule } from '#core/module/define_module'

/** Feeds for calendar programs: a person's times, due dates and absences behind a secret address. */
export default defineModule({
  name: 'calendar',
  dependsOn: ['auth', 'invoicing', 'tasks', 'people'],
  reads: ['companies', 'users'],
  routes: () => import('#modules/calendar/routes'),
  subscriptions: () => import('#modules/calendar/subscriptions'),
})
