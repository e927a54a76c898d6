import { defineModule } from '#core/module/define_module'

/** The Model Context Protocol: a language model's program reads the books and makes drafts, with a person's token. */
export default defineModule({
  name: 'mcp',
  dependsOn: ['assistant'],
  routes: () => import('#modules/mcp/routes'),
})
