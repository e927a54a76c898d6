import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'settings',
  dependsOn: ['auth'],
  routes: () => import('#modules/settings/routes'),
})
