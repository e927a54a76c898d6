import router from '@adonisjs/core/services/router'
import { access, forEndingKeys } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { PersonalTokens } = controllers.tokens

/** Everyone of a company, for their own tokens. Super admins have none: a program has no business in every company. */
const forOwnTokens = access({
  to: ['owner', 'member', 'employee'],
  scope: 'company',
  rate: 'default',
})

router
  .group(() => {
    router
      .get('personal-tokens', [PersonalTokens, 'index'])
      .use(forOwnTokens.withOperator('closed'))
    router.post('personal-tokens', [PersonalTokens, 'store']).use(forOwnTokens)
    router.delete('personal-tokens/:id', [PersonalTokens, 'destroy']).use(forEndingKeys)
  })
  .prefix('/api')
  .as('tokens')
