import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'auth',
  reads: ['mail_outbox'],
  routes: () => import('#modules/auth/routes'),
  subscriptions: () => import('#modules/auth/subscriptions'),
  dueWork: () => import('#modules/auth/due_work'),
  beforeServing: async () => {
    const { ensureSuperAdmin } = await import('#modules/auth/actions/ensure_super_admin')
    await ensureSuperAdmin()
  },
})
