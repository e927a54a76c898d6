import { defineModule } from '#core/module/define_module'

/** What every commercial document shares: its figures and its PDF. */
export default defineModule({
  name: 'documents',
  dependsOn: ['settings', 'clients'],
})
