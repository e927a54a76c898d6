import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

router
  .group(() => {
    router
      .get('clients', [controllers.clients.Clients, 'index'])
      .use(forCompany.withToken('clients:read'))
    router
      .post('clients', [controllers.clients.Clients, 'store'])
      .use(forCompany.withOperator('write'))
    router
      .get('clients/:id', [controllers.clients.Clients, 'show'])
      .use(forCompany.withToken('clients:read'))
    router
      .put('clients/:id', [controllers.clients.Clients, 'update'])
      .use(forCompany.withOperator('write'))
    router.delete('clients/:id', [controllers.clients.Clients, 'destroy']).use(forCompany)
    router.get('clients/:id/vat-check', [controllers.clients.VatChecks, 'show']).use(forCompany)
    router.post('clients/:id/vat-check', [controllers.clients.VatChecks, 'store']).use(forCompany)
    router.post('clients/:id/merge', [controllers.clients.ClientMerges, 'store']).use(forCompany)
  })
  .prefix('/api')
  .as('clients')
