import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { mandates } = controllers

router
  .group(() => {
    router.get('clients/:id/mandates', [mandates.Mandates, 'index']).use(forCompany)
    router.post('clients/:id/mandates', [mandates.Mandates, 'store']).use(forCompany)
    router.post('mandates/:id/revoke', [mandates.MandateRevocations, 'store']).use(forCompany)
    router.post('mandates/:id/amend', [mandates.MandateAmendments, 'store']).use(forCompany)
    router.delete('mandates/:id', [mandates.Mandates, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('mandates')
