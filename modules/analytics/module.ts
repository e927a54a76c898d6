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
    'assets',
    'vat',
    'ledger',
    'reminders',
    'sales',
    'banking',
    'people',
  ],
  routes: () => import('#modules/analytics/routes'),
})
