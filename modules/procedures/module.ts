import { defineModule } from '#core/module/define_module'

/**
 * Documents on how a company's data is processed, written from its settings: the procedure documentation (GoBD, no. 151
 * to 155), and the agreement with the operator of the server (art. 28 GDPR).
 */
export default defineModule({
  name: 'procedures',
  dependsOn: ['auth', 'settings', 'documents', 'leaving', 'datev'],
  reads: ['audit_log', 'companies', 'datev_settings', 'users'],
  routes: () => import('#modules/procedures/routes'),
  subscriptions: () => import('#modules/procedures/subscriptions'),
})
