import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'
import { endDeliveries } from './sending/dispatch.js'

const { Webhooks, WebhookSecrets, WebhookTests, WebhookDeliveries } = controllers.webhooks
const { WebhookDeliveryReplays, WebhookReplays } = controllers.webhooks

router
  .group(() => {
    router.get('webhooks', [Webhooks, 'index']).use(forOwner.withOperator('closed'))
    router.post('webhooks', [Webhooks, 'store']).use(forOwner)
    router.get('webhooks/:id', [Webhooks, 'show']).use(forOwner.withOperator('closed'))
    router.put('webhooks/:id', [Webhooks, 'update']).use(forOwner)
    router.delete('webhooks/:id', [Webhooks, 'destroy']).use(forOwner)
    router.post('webhooks/:id/secrets', [WebhookSecrets, 'store']).use(forOwner)
    router.post('webhooks/:id/tests', [WebhookTests, 'store']).use(forOwner)
    router.post('webhooks/:id/replays', [WebhookReplays, 'store']).use(forOwner)
    router
      .get('webhooks/:id/deliveries', [WebhookDeliveries, 'index'])
      .use(forOwner.withOperator('closed'))
    router
      .get('webhooks/:id/deliveries/:deliveryId', [WebhookDeliveries, 'show'])
      .use(forOwner.withOperator('closed'))
    router
      .post('webhooks/:id/deliveries/:deliveryId/replays', [WebhookDeliveryReplays, 'store'])
      .use(forOwner)
  })
  .prefix('/api')
  .as('webhooks')

// Calls on their way are given back before the server stops.
app.terminating(endDeliveries)
