import { defineModule } from '#core/module/define_module'

/** Invoices that come again and again. */
export default defineModule({
  name: 'recurring',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'correspondence', 'invoicing'],
  reads: ['clients', 'companies', 'invoices'],
  routes: () => import('#modules/recurring/routes'),
  subscriptions: () => import('#modules/recurring/subscriptions'),
  dueWork: () => import('#modules/recurring/due_work'),
})
