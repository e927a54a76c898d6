import router from '@adonisjs/core/services/router'
import { forAnyone, forSelf } from '#core/http/access'
import { identifyBy } from '#core/http/identify'
import { controllers } from '#generated/controllers'
import { identifyBySession } from '#modules/auth/identify_by_session'

identifyBy(identifyBySession)

router
  .group(() => {
    router.post('login', [controllers.auth.SignIns, 'store']).use(forAnyone)
    router.post('signup', [controllers.auth.SignUps, 'store']).use(forAnyone)
    router.post('refresh-token', [controllers.auth.TokenRefreshes, 'store']).use(forAnyone)
    router.post('logout', [controllers.auth.SignOuts, 'store']).use(forSelf)
    router.post('logout-everywhere', [controllers.auth.SignOutsEverywhere, 'store']).use(forSelf)
    router.get('me', [controllers.auth.Me, 'show']).use(forSelf)
  })
  .prefix('/api/auth')
  .as('auth')
