import { defineModule } from '#core/module/define_module'

/** Questions that no rule understands go to a language model of the company's choice, with the tools of programs. */
export default defineModule({
  name: 'chat',
  dependsOn: ['auth', 'assistant', 'mcp'],
  reads: ['users'],
  routes: () => import('#modules/chat/routes'),
  dueWork: () => import('#modules/chat/due_work'),
})
