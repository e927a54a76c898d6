import { defineModule } from '#core/module/define_module'

/** Offers before invoicing: estimates. */
export default defineModule({
  name: 'sales',
  dependsOn: ['auth', 'settings', 'clients', 'documents', 'correspondence', 'invoicing'],
  dueWork: () => import('#modules/sales/due_work'),
  routes: () => import('#modules/sales/routes'),
  subscriptions: () => import('#modules/sales/subscriptions'),
})
