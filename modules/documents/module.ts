import { defineModule } from '#core/module/define_module'

/** What every commercial document shares: its content, its figures, its PDF and the chain in which it stands. */
export default defineModule({
  name: 'documents',
  dependsOn: ['auth', 'settings', 'clients'],
  routes: () => import('#modules/documents/routes'),
})
