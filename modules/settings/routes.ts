import router from '@adonisjs/core/services/router'
import { access, forAllOfCompany, forCompany, forEveryone, forStaff } from '#core/http/access'
import { controllers } from '#generated/controllers'

const PICTURE = /^[0-9a-f]{64}\.png$/

/** The shell requests settings for every signed-in user; each sees and changes those that the role allows. */
const forEverySignedIn = access({
  to: ['owner', 'member', 'employee', 'superAdmin'],
  scope: 'self',
  rate: 'default',
})

const forEveryReader = access({
  ...forEverySignedIn.policy,
  to: [...forEverySignedIn.policy.to, 'adviser'],
})

router
  .group(() => {
    router
      .get('settings', [controllers.settings.Settings, 'show'])
      .use(forEveryReader.withOperator('read'))
    router.post('settings', [controllers.settings.Settings, 'store']).use(forEverySignedIn)
    router.post('settings/logo', [controllers.settings.Logos, 'store']).use(forCompany)
    router.delete('settings/logo', [controllers.settings.Logos, 'destroy']).use(forCompany)
    router.get('saved-views', [controllers.settings.SavedViews, 'index']).use(forAllOfCompany)
    router.post('saved-views', [controllers.settings.SavedViews, 'store']).use(forStaff)
    router.put('saved-views/:id', [controllers.settings.SavedViews, 'update']).use(forStaff)
    router.delete('saved-views/:id', [controllers.settings.SavedViews, 'destroy']).use(forStaff)
    router
      .get('files/logo/:company/:picture', [controllers.settings.LogoFiles, 'show'])
      .where('company', router.matchers.uuid())
      .where('picture', PICTURE)
      .use(forEveryone)
  })
  .prefix('/api')
  .as('settings')
