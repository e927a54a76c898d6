import router from '@adonisjs/core/services/router'
import { access, forAnyone, forOwner, forSelf } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { leaving } = controllers

/** A company that is suspended or about to be deleted takes its data along. */
const forLeavingOwner = access({
  to: ['owner'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
})

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

router
  .group(() => {
    router.get('/', [leaving.CompanyExports, 'index']).use(forOwner)
    router.post('/', [leaving.CompanyExports, 'store']).use(forLeavingOwner)
    router.get(':id/file', [leaving.CompanyExportFiles, 'show']).use(forOwner)
  })
  .prefix('/api/company-exports')
  .as('leaving.exports')
