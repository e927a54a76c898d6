import { defineModule } from '#core/module/define_module'

/** The audit log as its company reads it. The chain is written by `core/audit`. */
export default defineModule({
  name: 'audit',
  dependsOn: ['tasks'],
  reads: ['audit_log', 'chain_heads', 'users'],
  routes: () => import('#modules/audit/routes'),
})
