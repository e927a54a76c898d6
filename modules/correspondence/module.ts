import { defineModule } from '#core/module/define_module'

/** The mails that bring documents: their templates, their recipients, when they go and what became of them. */
export default defineModule({
  name: 'correspondence',
  dependsOn: ['auth', 'settings', 'clients', 'documents'],
  reads: ['clients', 'companies', 'mail_outbox', 'users'],
  routes: () => import('#modules/correspondence/routes'),
  subscriptions: () => import('#modules/correspondence/subscriptions'),
})
