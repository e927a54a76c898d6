import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'admin',
  dependsOn: ['auth'],
  reads: [
    'accounts',
    'application_questions',
    'audit_log',
    'companies',
    'mail_outbox',
    'passkeys',
    'second_factors',
    'sessions',
    'users',
  ],
  beforeServing: async () => {
    const { env } = await import('#core/start/env')
    if (env.METRICS_TOKEN === undefined) return
    const { watchRequests } = await import('#modules/admin/metrics/request_metrics')
    watchRequests()
  },
  routes: () => import('#modules/admin/routes'),
  dueWork: () => import('#modules/admin/due_work'),
})
