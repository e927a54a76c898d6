import router from '@adonisjs/core/services/router'
import { forCompany, forLinkHolder, forOwner } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { correspondence } = controllers

router
  .group(() => {
    router.get('mail-settings', [correspondence.MailSettings, 'show']).use(forCompany)
    router.put('mail-settings', [correspondence.MailSettings, 'update']).use(forCompany)

    router
      .get('mail-server', [correspondence.MailServers, 'show'])
      .use(forOwner.withOperator('closed'))
    router.put('mail-server', [correspondence.MailServers, 'update']).use(forOwner)
    router.delete('mail-server', [correspondence.MailServers, 'destroy']).use(forOwner)
    router.post('mail-server/tests', [correspondence.MailServerTests, 'store']).use(forOwner)

    router.get('mail-templates', [correspondence.MailTemplates, 'index']).use(forCompany)
    router
      .post('mail-templates/preview', [correspondence.MailTemplatePreviews, 'store'])
      .use(forCompany)
    router.post('mail-templates/test', [correspondence.MailTemplateTests, 'store']).use(forCompany)
    router
      .put('mail-templates/:kind/:language', [correspondence.MailTemplates, 'update'])
      .use(forCompany.withOperator('write'))
    router
      .delete('mail-templates/:kind/:language', [correspondence.MailTemplates, 'destroy'])
      .use(forCompany)

    router.get('mails/counts', [correspondence.MailCounts, 'show']).use(forCompany)
    router.get('mails', [correspondence.Mails, 'index']).use(forCompany)
    router.get('mails/:id', [correspondence.Mails, 'show']).use(forCompany.withOperator('closed'))
    router.put('mails/:id', [correspondence.Mails, 'update']).use(forCompany)
    router.delete('mails/:id', [correspondence.Mails, 'destroy']).use(forCompany)
    router.post('mails/:id/resend', [correspondence.MailRepeats, 'store']).use(forCompany)

    // For the mail server, with the secret of the settings.
    router.post('mail/bounces', [correspondence.Bounces, 'store']).use(forLinkHolder)

    router.get('bounced-addresses', [correspondence.BouncedAddresses, 'index']).use(forCompany)
    router
      .delete('bounced-addresses/:id', [correspondence.BouncedAddresses, 'destroy'])
      .use(forCompany)
  })
  .prefix('/api')
  .as('correspondence')
