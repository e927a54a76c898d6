import router from '@adonisjs/core/services/router'
import { forOwner, forOwnersBooks } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { transfers } = controllers

router
  .group(() => {
    router.get('/', [transfers.TransferOrders, 'index']).use(forOwnersBooks)
    router.post('/', [transfers.TransferOrders, 'store']).use(forOwner)
    router.get('candidates', [transfers.TransferCandidates, 'index']).use(forOwner)
    router.get(':id', [transfers.TransferOrders, 'show']).use(forOwnersBooks)
    router
      .get(':id/file', [transfers.TransferOrderFiles, 'show'])
      .use(forOwner.withOperator('closed'))
    router.post(':id/withdraw', [transfers.TransferOrderWithdrawals, 'store']).use(forOwner)
    router.post(':id/execute', [transfers.TransferOrderExecutions, 'store']).use(forOwner)
  })
  .prefix('/api/transfer-orders')
  .as('transfers')
