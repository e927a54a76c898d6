import router from '@adonisjs/core/services/router'
import { access } from '#core/http/access'
import { controllers } from '#generated/controllers'

/** Everyone of a company. The tools call other routes, whose policies decide about each call. */
const forPrograms = access({
  to: ['owner', 'member', 'employee'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
  tokenScope: 'any',
})

router
  .group(() => {
    router.get('mcp', [controllers.mcp.Messages, 'index']).use(forPrograms.withOperator('closed'))
    router.post('mcp', [controllers.mcp.Messages, 'store']).use(forPrograms)
    router.delete('mcp', [controllers.mcp.Messages, 'destroy']).use(forPrograms)
  })
  .prefix('/api')
  .as('mcp')
