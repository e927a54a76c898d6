import router from '@adonisjs/core/services/router'
import { reader } from '#core/database/in_tx'
import { forEveryone, forSelf } from '#core/http/access'
import { openEventStream } from '#core/live/open_streams'

/** Liveness: the process answers. */
router
  .get('/api/health/live', ({ response }) => response.ok({ status: 'ok' }))
  .as('health.live')
  .use(forEveryone)

/** Readiness: the database answers too. */
router
  .get('/api/health/ready', async ({ response }) => {
    await reader().rawQuery('select 1')
    return response.ok({ status: 'ok' })
  })
  .as('health.ready')
  .use(forEveryone)

/** What changes while somebody watches. */
router.get('/api/events', openEventStream).as('events.show').use(forSelf)
