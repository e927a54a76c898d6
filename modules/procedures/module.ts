import { defineModule } from '#core/module/define_module'

/** The procedure documentation of a company (GoBD, no. 151 to 155), written from its settings and its own notes. */
export default defineModule({
  name: 'procedures',
  dependsOn: ['auth', 'settings', 'documents', 'leaving', 'datev'],
  reads: ['audit_log', 'companies', 'datev_settings', 'users'],
  routes: () => import('#modules/procedures/routes'),
  subscriptions: () => import('#modules/procedures/subscriptions'),
})
