import router from '@adonisjs/core/services/router'
import { forAnyone, forSelf } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { leaving } = controllers

router
  .group(() => {
    router.get('/', [leaving.LeavingPreviews, 'show']).use(forSelf)
    router.post('preview', [leaving.LeavingPreviews, 'store']).use(forAnyone)
    router.post('person', [leaving.Departures, 'store']).use(forAnyone)
    router.post('company', [leaving.CompanyDeletions, 'store']).use(forAnyone)
    router.post('cancel', [leaving.CompanyDeletions, 'destroy']).use(forAnyone)
  })
  .prefix('/api/account-deletion')
  .as('leaving')
