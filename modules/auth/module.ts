import { defineModule } from '#core/module/define_module'

export default defineModule({
  name: 'auth',
  routes: () => import('#modules/auth/routes'),
})
