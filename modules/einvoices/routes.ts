import router from '@adonisjs/core/services/router'
import { access } from '#core/http/access'
import { controllers } from '#generated/controllers'

/** Reading changes nothing, so a suspended company may do it. */
const forReaders = access({
  to: ['owner', 'member'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
})

router
  .group(() => {
    router.post('einvoices/readings', [controllers.einvoices.Readings, 'store']).use(forReaders)
  })
  .prefix('/api')
  .as('einvoices')
