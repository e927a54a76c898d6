import router from '@adonisjs/core/services/router'
import {
  access,
  forAnyone,
  forLinkHolder,
  forOwner,
  forSelf,
  forSuperAdmin,
} from '#core/http/access'
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
    router.get('/', [leaving.CompanyExports, 'index']).use(forOwner.withOperator('closed'))
    router.post('/', [leaving.CompanyExports, 'store']).use(forLeavingOwner)
    router
      .get(':id/file', [leaving.CompanyExportFiles, 'show'])
      .use(forOwner.withOperator('closed'))
  })
  .prefix('/api/company-exports')
  .as('leaving.exports')

/** For the link that the owners of a deleted company got. */
router
  .group(() => {
    router.post('show', [leaving.Vaults, 'show']).use(forLinkHolder)
    router.post('export', [leaving.Vaults, 'store']).use(forLinkHolder)
    router.post('file', [leaving.Vaults, 'download']).use(forLinkHolder)
  })
  .prefix('/api/vault')
  .as('leaving.vault')

router
  .group(() => {
    router.get('/', [leaving.DeletionHolds, 'index']).use(forSuperAdmin)
    router.post(':id/hold', [leaving.DeletionHolds, 'store']).use(forSuperAdmin)
    router.delete(':id/hold', [leaving.DeletionHolds, 'destroy']).use(forSuperAdmin)
    router.get(':id/exports', [leaving.VaultExports, 'index']).use(forSuperAdmin)
    router.post(':id/exports', [leaving.VaultExports, 'store']).use(forSuperAdmin)
    router.get(':id/exports/:exportId/file', [leaving.VaultExports, 'show']).use(forSuperAdmin)
  })
  .prefix('/api/admin/company-deletions')
  .as('leaving.admin')
