import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'invoicing',
  dependsOn: [
    'auth',
    'settings',
    'clients',
    'documents',
    'correspondence',
    'einvoices',
    'mandates',
  ],
  reads: ['audit_log', 'clients'],
  dueWork: () => import('#modules/invoicing/due_work'),
  routes: () => import('#modules/invoicing/routes'),
  subscriptions: () => import('#modules/invoicing/subscriptions'),
})
