import { defineModule } from '#core/module/define_module'

/** Reminders of open invoices (Mahnwesen): levels, documents, the dunning desk, and doing it by the clock. */
export default defineModule({
  name: 'reminders',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'correspondence', 'invoicing'],
  reads: ['client_contacts', 'client_credits', 'clients', 'companies', 'invoices', 'settlements'],
  routes: () => import('#modules/reminders/routes'),
  subscriptions: () => import('#modules/reminders/subscriptions'),
  dueWork: () => import('#modules/reminders/due_work'),
})
