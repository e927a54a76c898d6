import router from '@adonisjs/core/services/router'
import { forLinkHolder, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { ProjectRetainers, SharedRetainers } = controllers.retainers

router
  .group(() => {
    router.get('projects/:id/retainer', [ProjectRetainers, 'show']).use(forStaff)
    router.post('shared-ledger/retainers', [SharedRetainers, 'store']).use(forLinkHolder)
  })
  .prefix('/api')
  .as('retainers')
