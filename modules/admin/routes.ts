import router from '@adonisjs/core/services/router'
import { forAnyone, forLinkHolder, forSuperAdmin } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { admin } = controllers

router
  .group(() => {
    router.get('companies', [admin.Companies, 'index']).use(forSuperAdmin)
    router.get('companies/:id', [admin.Companies, 'show']).use(forSuperAdmin)
    // Before the routes of one company, whose id would be "batch".
    router.post('companies/batch/approve', [admin.ApprovalBatches, 'store']).use(forSuperAdmin)
    router.post('companies/batch/reject', [admin.RejectionBatches, 'store']).use(forSuperAdmin)
    router.post('companies/:id/approve', [admin.Approvals, 'store']).use(forSuperAdmin)
    router.post('companies/:id/reject', [admin.Rejections, 'store']).use(forSuperAdmin)
    router.post('companies/:id/suspend', [admin.Suspensions, 'store']).use(forSuperAdmin)
    router.post('companies/:id/reactivate', [admin.Reactivations, 'store']).use(forSuperAdmin)
    router.post('companies/:id/questions', [admin.Questions, 'store']).use(forSuperAdmin)
    router.post('companies/:id/visits', [admin.Visits, 'store']).use(forSuperAdmin)
    router.get('visits', [admin.Visits, 'index']).use(forSuperAdmin)
    router.post('visits/:id/end', [admin.visits.VisitEnds, 'store']).use(forSuperAdmin)
    router.put('companies/:id/plan', [admin.plans.CompanyPlans, 'update']).use(forSuperAdmin)
    router.post('companies/:id/notes', [admin.Notes, 'store']).use(forSuperAdmin)
    router.delete('companies/:id/notes/:noteId', [admin.Notes, 'destroy']).use(forSuperAdmin)
    router.get('users', [admin.users.Users, 'index']).use(forSuperAdmin)
    router.get('users/:id', [admin.users.Users, 'show']).use(forSuperAdmin)
    router.post('users/:id/lock', [admin.users.UserLocks, 'store']).use(forSuperAdmin)
    router.post('users/:id/unlock', [admin.users.UserUnlocks, 'store']).use(forSuperAdmin)
    router.post('users/:id/sign-out', [admin.users.UserSignOuts, 'store']).use(forSuperAdmin)
    router
      .post('users/:id/password-link', [admin.users.UserPasswordLinks, 'store'])
      .use(forSuperAdmin)
    router.get('mails', [admin.Mails, 'index']).use(forSuperAdmin)
    router.get('mails/:id', [admin.Mails, 'show']).use(forSuperAdmin)
    router.post('mails/retry', [admin.QueueRetries, 'store']).use(forSuperAdmin)
    router.post('mail-tests', [admin.mails.MailTests, 'store']).use(forSuperAdmin)
    router.post('mails/:id/retry', [admin.MailRetries, 'store']).use(forSuperAdmin)
    router.get('backup-runs', [admin.BackupRuns, 'index']).use(forSuperAdmin)
    router.post('backup-runs/:id/retry', [admin.BackupRetries, 'store']).use(forSuperAdmin)
    router.get('jobs', [admin.Jobs, 'index']).use(forSuperAdmin)
    router.post('jobs/:id/retry', [admin.JobRetries, 'store']).use(forSuperAdmin)
    router.get('client-errors', [admin.ClientErrors, 'index']).use(forSuperAdmin)
    router.get('client-errors/:id', [admin.ClientErrors, 'show']).use(forSuperAdmin)
    router.delete('client-errors/:id', [admin.ClientErrors, 'destroy']).use(forSuperAdmin)
    router.get('checks', [admin.Checks, 'index']).use(forSuperAdmin)
    router.get('settings', [admin.Settings, 'show']).use(forSuperAdmin)
    router.put('settings', [admin.Settings, 'update']).use(forSuperAdmin)
    router
      .post('registration-invitations', [admin.RegistrationInvitations, 'store'])
      .use(forSuperAdmin)
    router
      .delete('registration-invitations/:id', [admin.RegistrationInvitations, 'destroy'])
      .use(forSuperAdmin)
    router.get('plans', [admin.plans.Plans, 'index']).use(forSuperAdmin)
    router.post('plans', [admin.plans.Plans, 'store']).use(forSuperAdmin)
    router.put('plans/:id', [admin.plans.Plans, 'update']).use(forSuperAdmin)
    router.delete('plans/:id', [admin.plans.Plans, 'destroy']).use(forSuperAdmin)
    router.get('analytics', [admin.Analytics, 'show']).use(forSuperAdmin)
  })
  .prefix('/api/admin')
  .as('admin')

router
  .group(() => {
    router.post('show', [admin.DecisionPreviews, 'store']).use(forLinkHolder)
    router.post('act', [admin.Decisions, 'store']).use(forLinkHolder)
  })
  .prefix('/api/admin-links')
  .as('admin.links')

/** For Prometheus, by the token of a setting. */
router.get('/api/metrics', [admin.Metrics, 'show']).as('admin.metrics').use(forLinkHolder)

/** A screen of the web app that could not be shown; sign-in makes no difference. */
router
  .post('/api/client-errors', [admin.ClientErrors, 'store'])
  .as('admin.client_errors.report')
  .use(forAnyone)
