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
  routes: () => import('#modules/admin/routes'),
  dueWork: () => import('#modules/admin/due_work'),
})
