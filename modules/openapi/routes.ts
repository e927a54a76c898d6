import router from '@adonisjs/core/services/router'
import { access } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { OpenapiDocuments, OpenapiPages } = controllers.openapi

/** Public, but large: a stranger who asks again and again is slowed down. */
const forReaders = access({ to: 'anyone', scope: 'none', rate: 'strict' })

router
  .group(() => {
    router.get('openapi.json', [OpenapiDocuments, 'show']).use(forReaders)
    router.get('docs', [OpenapiPages, 'index']).use(forReaders)
    router.get('docs/:tag', [OpenapiPages, 'show']).use(forReaders)
  })
  .prefix('/api')
  .as('openapi')
