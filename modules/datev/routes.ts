import router from '@adonisjs/core/services/router'
import { access, forOwner, forOwnersBooks } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { datev } = controllers

/** A company that is suspended or about to be deleted takes its books along. */
const forLeavingOwner = access({
  to: ['owner'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
})

router
  .group(() => {
    router.get('settings', [datev.DatevSettings, 'show']).use(forOwnersBooks)
    router.put('settings', [datev.DatevSettings, 'update']).use(forOwner)
    router.get('preview', [datev.DatevPreviews, 'show']).use(forOwnersBooks)
    router.get('exports', [datev.DatevExports, 'index']).use(forOwnersBooks)
    router.post('exports', [datev.DatevExports, 'store']).use(forLeavingOwner)
    router
      .get('exports/:id/file', [datev.DatevExportFiles, 'show'])
      .use(forOwnersBooks.withOperator('closed'))
  })
  .prefix('/api/datev')
  .as('datev')
