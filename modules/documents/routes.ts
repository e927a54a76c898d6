import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { documents } = controllers

router
  .group(() => {
    router.get('records/:id/last-change', [documents.LastChanges, 'show']).use(forCompany)
    router.post('document-samples/picture', [documents.DocumentSamples, 'store']).use(forCompany)
    router.post('stationery', [documents.Stationeries, 'store']).use(forCompany)
    router.put('stationery', [documents.Stationeries, 'update']).use(forCompany)
    router.delete('stationery', [documents.Stationeries, 'destroy']).use(forCompany)
    router.get('document-chain', [documents.DocumentChains, 'show']).use(forCompany)
  })
  .prefix('/api')
  .as('documents')
