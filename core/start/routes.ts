import router from '@adonisjs/core/services/router'
import { forEveryone, forSelf } from '#core/http/access'
import { openEventStream } from '#core/live/open_streams'

const HealthController = () => import('#core/http/health_controller')

router.get('/api/health/live', [HealthController, 'live']).as('health.live').use(forEveryone)
router.get('/api/health/ready', [HealthController, 'ready']).as('health.ready').use(forEveryone)

/** Routes for changes while a person watches. */
router.get('/api/events', openEventStream).as('events.show').use(forSelf.withOperator('frame'))
