import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { forOwner, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'
import { closePlaces } from './places.js'

const { Chats, Connections, ConnectionTests, Exchanges } = controllers.chat

router
  .group(() => {
    router.get('assistant/chat', [Chats, 'show']).use(forStaff.withOperator('closed'))
    router.post('assistant/chat', [Chats, 'store']).use(forStaff)
    router.get('assistant/connection', [Connections, 'show']).use(forOwner.withOperator('closed'))
    router.put('assistant/connection', [Connections, 'update']).use(forOwner)
    router.delete('assistant/connection', [Connections, 'destroy']).use(forOwner)
    router.post('assistant/connection/tests', [ConnectionTests, 'store']).use(forOwner)
    router.get('assistant/exchanges', [Exchanges, 'index']).use(forOwner.withOperator('closed'))
  })
  .prefix('/api')
  .as('chat')

// Open questions end before the server stops.
app.terminating(closePlaces)
