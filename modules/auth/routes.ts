import router from '@adonisjs/core/services/router'
import { forAnyone, forCompany, forLinkHolder, forOwner, forSelf } from '#core/http/access'
import { controllers } from '#generated/controllers'

router
  .group(() => {
    router.post('login', [controllers.auth.SignIns, 'store']).use(forAnyone)
    router.post('signup', [controllers.auth.SignUps, 'store']).use(forAnyone)
    router.post('register', [controllers.auth.Registrations, 'store']).use(forAnyone)
    router.post('refresh-token', [controllers.auth.TokenRefreshes, 'store']).use(forAnyone)
    router.post('logout', [controllers.auth.SignOuts, 'store']).use(forSelf)
    router.post('logout-everywhere', [controllers.auth.SignOutsEverywhere, 'store']).use(forSelf)
    router.post('logout-elsewhere', [controllers.auth.SignOutsElsewhere, 'store']).use(forSelf)
    router.get('sessions', [controllers.auth.Devices, 'index']).use(forSelf)
    router.delete('sessions/:id', [controllers.auth.Devices, 'destroy']).use(forSelf)
    router.post('forgot-password', [controllers.auth.PasswordLinks, 'store']).use(forAnyone)
    router.post('reset-password', [controllers.auth.PasswordResets, 'store']).use(forLinkHolder)
    router.post('links/show', [controllers.auth.LinkPreviews, 'store']).use(forLinkHolder)
    router.post('setup', [controllers.auth.Setups, 'store']).use(forLinkHolder)
    router.get('me', [controllers.auth.Me, 'show']).use(forSelf)
    router.put('me', [controllers.auth.Me, 'update']).use(forSelf)
    router.get('address', [controllers.auth.OwnAddresses, 'show']).use(forSelf)
    router.put('address', [controllers.auth.OwnAddresses, 'update']).use(forSelf)
    router.delete('address/waiting', [controllers.auth.OwnAddresses, 'destroy']).use(forSelf)
    router.post('address-links', [controllers.auth.AddressLinks, 'store']).use(forLinkHolder)
    router.get('second-factor', [controllers.auth.SecondFactors, 'show']).use(forSelf)
    router.post('second-factor', [controllers.auth.SecondFactors, 'store']).use(forSelf)
    router.delete('second-factor', [controllers.auth.SecondFactors, 'destroy']).use(forSelf)
    router
      .post('second-factor/activate', [controllers.auth.SecondFactorActivations, 'store'])
      .use(forSelf)
    router.post('recovery-codes', [controllers.auth.RecoveryCodes, 'store']).use(forSelf)
    router.post('confirmations', [controllers.auth.Confirmations, 'store']).use(forSelf)
    router.put('password', [controllers.auth.OwnPasswords, 'update']).use(forSelf)
  })
  .prefix('/api/auth')
  .as('auth')

router
  .group(() => {
    router.get('sign-in-rules', [controllers.auth.SignInRules, 'show']).use(forOwner)
    router.put('sign-in-rules', [controllers.auth.SignInRules, 'update']).use(forOwner)
    router.get('employees', [controllers.auth.Employees, 'index']).use(forCompany)
    router.put('employees/:id', [controllers.auth.Employees, 'update']).use(forOwner)
    router
      .post('employees/:id/deactivate', [controllers.auth.EmployeeDeactivations, 'store'])
      .use(forOwner)
    router
      .post('employees/:id/reactivate', [controllers.auth.EmployeeReactivations, 'store'])
      .use(forOwner)
    router
      .post('employees/:id/second-factor/reset', [controllers.auth.SecondFactorResets, 'store'])
      .use(forOwner)
    router.get('employees/invitations', [controllers.auth.Invitations, 'index']).use(forOwner)
    router.post('employees/invitations', [controllers.auth.Invitations, 'store']).use(forOwner)
    router
      .delete('employees/invitations/:id', [controllers.auth.Invitations, 'destroy'])
      .use(forOwner)
    router
      .post('employees/invitations/:id/resend', [controllers.auth.InvitationResends, 'store'])
      .use(forOwner)
  })
  .prefix('/api')
  .as('auth.account')
