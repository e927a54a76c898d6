import { defineModule } from '#core/module/define_module'

/** Webhooks: programs outside are sent a signed request when something happens in a company. */
export default defineModule({
  name: 'webhooks',
  dependsOn: ['auth', 'tasks'],
  reads: [
    'clients',
    'companies',
    'delivery_notes',
    'estimates',
    'expenses',
    'invoices',
    'orders',
    'projects',
    'proposals',
    'reminders',
    'tasks',
    'time_entries',
  ],
  routes: () => import('#modules/webhooks/routes'),
  subscriptions: () => import('#modules/webhooks/subscriptions'),
  dueWork: () => import('#modules/webhooks/due_work'),
})
