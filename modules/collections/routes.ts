import router from '@adonisjs/core/services/router'
import { forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { collections } = controllers

router
  .group(() => {
    router.get('/', [collections.Collections, 'index']).use(forOwner)
    router.post('/', [collections.Collections, 'store']).use(forOwner)
    router.get('candidates', [collections.CollectionCandidates, 'index']).use(forOwner)
    router.get(':id', [collections.Collections, 'show']).use(forOwner)
    router
      .get(':id/file', [collections.CollectionFiles, 'show'])
      .use(forOwner.withOperator('closed'))
    router.post(':id/withdraw', [collections.CollectionWithdrawals, 'store']).use(forOwner)
    router.post(':id/send', [collections.CollectionSendings, 'store']).use(forOwner)
    router.post(':id/book', [collections.CollectionReceipts, 'store']).use(forOwner)
    router.post(':id/debits/:debitId/return', [collections.DebitReturns, 'store']).use(forOwner)
    router.delete(':id/debits/:debitId/return', [collections.DebitReturns, 'destroy']).use(forOwner)
    router
      .post(':id/debits/:debitId/collect-again', [collections.DebitRenewals, 'store'])
      .use(forOwner)
  })
  .prefix('/api/collections')
  .as('collections')
