import { defineModule } from '#core/module/define_module'

/** The common part of commercial documents: content, figures, PDF and the chain. */
export default defineModule({
  name: 'documents',
  dependsOn: ['auth', 'settings', 'clients'],
  reads: ['audit_log', 'users'],
  routes: () => import('#modules/documents/routes'),
})
