import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'analytics',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'invoicing',
    'payments',
    'tasks',
    'deliveries',
    'hours',
    'expenses',
    'vat',
    'ledger',
    'reminders',
    'sales',
    'banking',
    'people',
  ],
  routes: () => import('#modules/analytics/routes'),
})
