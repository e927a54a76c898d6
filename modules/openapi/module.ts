import { defineModule } from '#core/module/define_module'

/** The description of the API: as an OpenAPI document for programs, and as pages for people. */
export default defineModule({
  name: 'openapi',
  dependsOn: [],
  routes: () => import('#modules/openapi/routes'),
})
