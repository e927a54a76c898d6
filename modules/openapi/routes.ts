import router from '@adonisjs/core/services/router'
import { forEveryone } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { OpenapiDocuments, OpenapiPages } = controllers.openapi

router
  .group(() => {
    router.get('openapi.json', [OpenapiDocuments, 'show']).use(forEveryone)
    router.get('docs', [OpenapiPages, 'index']).use(forEveryone)
    router.get('docs/:tag', [OpenapiPages, 'show']).use(forEveryone)
  })
  .prefix('/api')
  .as('openapi')
