import { defineModule } from '#core/module/define_module'

/** Bank statements that the owner uploads as files, and the invoices that their entries pay. */
export default defineModule({
  name: 'banking',
  dependsOn: ['auth', 'clients', 'documents', 'invoicing', 'payments', 'imports'],
  reads: ['payments'],
  routes: () => import('#modules/banking/routes'),
  subscriptions: () => import('#modules/banking/subscriptions'),
})
