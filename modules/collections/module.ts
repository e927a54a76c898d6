import { defineModule } from '#core/module/define_module'

/** Invoices under a mandate as a direct debit file, which the owner hands to the bank. */
export default defineModule({
  name: 'collections',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'mandates',
    'invoicing',
    'reminders',
    'banking',
    'expenses',
  ],
  reads: ['payments'],
  routes: () => import('#modules/collections/routes'),
  subscriptions: () => import('#modules/collections/subscriptions'),
})
