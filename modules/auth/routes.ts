import router from '@adonisjs/core/services/router'
import { access, forAnyone, forCompany, forLinkHolder, forOwner, forSelf } from '#core/http/access'
import { controllers } from '#generated/controllers'

/** An operator on a visit, to end it. */
const forVisitor = access({
  to: ['owner'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
  operator: 'always',
})

/** The owner consents to changes by the operator in every state of the company. */
const forConsent = access({
  to: ['owner'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
})

router
  .group(() => {
    router.post('login', [controllers.auth.sessions.SignIns, 'store']).use(forAnyone)
    router.post('signup', [controllers.auth.SignUps, 'store']).use(forAnyone)
    router.get('registration', [controllers.auth.RegistrationStates, 'show']).use(forAnyone)
    router.post('register', [controllers.auth.Registrations, 'store']).use(forAnyone)
    router.post('refresh-token', [controllers.auth.sessions.TokenRefreshes, 'store']).use(forAnyone)
    router.post('device-codes', [controllers.auth.deviceCodes.DeviceCodes, 'store']).use(forAnyone)
    router
      .post('device-codes/show', [controllers.auth.deviceCodes.DeviceCodePreviews, 'store'])
      .use(forSelf)
    router
      .post('device-confirmations', [controllers.auth.deviceCodes.DeviceConfirmations, 'store'])
      .use(forSelf)
    router
      .post('device-refusals', [controllers.auth.deviceCodes.DeviceRefusals, 'store'])
      .use(forSelf)
    router
      .post('device-tokens', [controllers.auth.deviceCodes.DeviceTokens, 'store'])
      .use(forAnyone)
    router
      .post('logout', [controllers.auth.sessions.SignOuts, 'store'])
      .use(forSelf.withOperator('always'))
    router
      .post('logout-everywhere', [controllers.auth.sessions.SignOutsEverywhere, 'store'])
      .use(forSelf)
    router
      .post('logout-elsewhere', [controllers.auth.sessions.SignOutsElsewhere, 'store'])
      .use(forSelf)
    router.get('sessions', [controllers.auth.sessions.Devices, 'index']).use(forSelf)
    router.delete('sessions/:id', [controllers.auth.sessions.Devices, 'destroy']).use(forSelf)
    router.post('forgot-password', [controllers.auth.PasswordLinks, 'store']).use(forAnyone)
    router.post('reset-password', [controllers.auth.PasswordResets, 'store']).use(forLinkHolder)
    router.post('question-answers', [controllers.auth.QuestionAnswers, 'store']).use(forLinkHolder)
    router.post('links/show', [controllers.auth.LinkPreviews, 'store']).use(forLinkHolder)
    router.post('setup', [controllers.auth.Setups, 'store']).use(forLinkHolder)
    router
      .get('me', [controllers.auth.Me, 'show'])
      .use(forSelf.withToken('any').withOperator('frame'))
    router.put('me', [controllers.auth.Me, 'update']).use(forSelf)
    router.get('memberships', [controllers.auth.people.Memberships, 'index']).use(forSelf)
    router.post('memberships', [controllers.auth.people.Memberships, 'store']).use(forSelf)
    router
      .post('company-switches', [controllers.auth.sessions.CompanySwitches, 'store'])
      .use(forSelf)
    router.get('address', [controllers.auth.OwnAddresses, 'show']).use(forSelf)
    router.put('address', [controllers.auth.OwnAddresses, 'update']).use(forSelf)
    router.delete('address/waiting', [controllers.auth.OwnAddresses, 'destroy']).use(forSelf)
    router.post('address-links', [controllers.auth.AddressLinks, 'store']).use(forLinkHolder)
    router.get('second-factor', [controllers.auth.secondFactors.SecondFactors, 'show']).use(forSelf)
    router
      .post('second-factor', [controllers.auth.secondFactors.SecondFactors, 'store'])
      .use(forSelf)
    router
      .delete('second-factor', [controllers.auth.secondFactors.SecondFactors, 'destroy'])
      .use(forSelf)
    router
      .post('second-factor/activate', [
        controllers.auth.secondFactors.SecondFactorActivations,
        'store',
      ])
      .use(forSelf)
    router
      .post('recovery-codes', [controllers.auth.secondFactors.RecoveryCodes, 'store'])
      .use(forSelf)
    router.post('confirmations', [controllers.auth.Confirmations, 'store']).use(forSelf)
    router.put('password', [controllers.auth.OwnPasswords, 'update']).use(forSelf)
    router.get('passkeys', [controllers.auth.passkeys.Passkeys, 'index']).use(forSelf)
    router.post('passkeys', [controllers.auth.passkeys.Passkeys, 'store']).use(forSelf)
    router.put('passkeys/:id', [controllers.auth.passkeys.Passkeys, 'update']).use(forSelf)
    router.delete('passkeys/:id', [controllers.auth.passkeys.Passkeys, 'destroy']).use(forSelf)
    router.post('passkey-offers', [controllers.auth.passkeys.PasskeyOffers, 'store']).use(forSelf)
    router
      .post('passkey-questions', [controllers.auth.passkeys.PasskeyQuestions, 'store'])
      .use(forAnyone)
    router
      .post('passkey-sign-ins', [controllers.auth.passkeys.PasskeySignIns, 'store'])
      .use(forAnyone)
    router
      .post('confirmation-questions', [controllers.auth.passkeys.ConfirmationQuestions, 'store'])
      .use(forSelf)
    router
      .post('passkey-confirmations', [controllers.auth.passkeys.PasskeyConfirmations, 'store'])
      .use(forSelf)
  })
  .prefix('/api/auth')
  .as('auth')

router
  .group(() => {
    router.post('visit-ends', [controllers.auth.visits.VisitEnds, 'store']).use(forVisitor)
    router
      .get('operator-access', [controllers.auth.visits.OperatorAccesses, 'show'])
      .use(forConsent)
    router
      .put('operator-access', [controllers.auth.visits.OperatorAccesses, 'update'])
      .use(forConsent)
    router.get('plan', [controllers.auth.plans.OwnPlans, 'show']).use(forOwner)
    router.get('sign-in-rules', [controllers.auth.sessions.SignInRules, 'show']).use(forOwner)
    router.put('sign-in-rules', [controllers.auth.sessions.SignInRules, 'update']).use(forOwner)
    router.get('employees', [controllers.auth.people.Employees, 'index']).use(forCompany)
    router.put('employees/:id', [controllers.auth.people.Employees, 'update']).use(forOwner)
    router.get('employees/left-work', [controllers.auth.people.LeftWorks, 'index']).use(forOwner)
    router
      .post('employees/:id/handovers', [controllers.auth.people.Handovers, 'store'])
      .use(forOwner)
    router
      .get('employees/:id/open-work', [controllers.auth.people.OpenWorks, 'index'])
      .use(forOwner)
    router
      .post('employees/:id/deactivate', [controllers.auth.people.EmployeeDeactivations, 'store'])
      .use(forOwner)
    router
      .post('employees/:id/reactivate', [controllers.auth.people.EmployeeReactivations, 'store'])
      .use(forOwner)
    router
      .post('employees/:id/second-factor/reset', [
        controllers.auth.secondFactors.SecondFactorResets,
        'store',
      ])
      .use(forOwner)
    router
      .get('employees/invitations', [controllers.auth.people.Invitations, 'index'])
      .use(forOwner)
    router
      .post('employees/invitations', [controllers.auth.people.Invitations, 'store'])
      .use(forOwner)
    router
      .delete('employees/invitations/:id', [controllers.auth.people.Invitations, 'destroy'])
      .use(forOwner)
    router
      .post('employees/invitations/:id/resend', [
        controllers.auth.people.InvitationResends,
        'store',
      ])
      .use(forOwner)
  })
  .prefix('/api')
  .as('auth.account')
