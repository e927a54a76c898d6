import router from '@adonisjs/core/services/router'
import { forCompany } from '#core/http/access'
import { controllers } from '#generated/controllers'

const { reminders } = controllers

router
  .group(() => {
    router.get('reminders/due', [reminders.DueReminders, 'index']).use(forCompany)
    router.get('reminders/due/counts', [reminders.DueCounts, 'show']).use(forCompany)
    router.get('reminders/due/picture', [reminders.DuePictures, 'show']).use(forCompany)
    router.get('reminders/rules', [reminders.ReminderRules, 'show']).use(forCompany)
    router
      .put('reminders/rules', [reminders.ReminderRules, 'update'])
      .use(forCompany.withOperator('write'))
    router.post('reminders/rules/picture', [reminders.LevelPreviews, 'store']).use(forCompany)
    router.post('reminders/batch', [reminders.ReminderBatches, 'store']).use(forCompany)

    router.get('reminders', [reminders.Reminders, 'index']).use(forCompany)
    router.post('reminders', [reminders.Reminders, 'store']).use(forCompany)
    router.get('reminders/:id', [reminders.Reminders, 'show']).use(forCompany)
    router
      .get('reminders/:id/pdf', [reminders.ReminderPdfs, 'show'])
      .use(forCompany.withOperator('closed'))
    router.get('reminders/:id/picture', [reminders.ReminderPictures, 'show']).use(forCompany)
    router.get('reminders/:id/send', [reminders.ReminderSendings, 'show']).use(forCompany)
    router.post('reminders/:id/send', [reminders.ReminderSendings, 'store']).use(forCompany)
    router.post('reminders/:id/posted', [reminders.ReminderPostings, 'store']).use(forCompany)
    router.delete('reminders/:id/posted', [reminders.ReminderPostings, 'destroy']).use(forCompany)

    router.get('invoices/:id/reminders', [reminders.InvoiceReminders, 'show']).use(forCompany)
    router.put('invoices/:id/promise', [reminders.PaymentPromises, 'update']).use(forCompany)
    router.delete('invoices/:id/promise', [reminders.PaymentPromises, 'destroy']).use(forCompany)
    router.put('invoices/:id/reminder-stop', [reminders.InvoiceStops, 'update']).use(forCompany)
    router.delete('invoices/:id/reminder-stop', [reminders.InvoiceStops, 'destroy']).use(forCompany)
    router.get('clients/:id/reminder-stop', [reminders.ClientStops, 'show']).use(forCompany)
    router.put('clients/:id/reminder-stop', [reminders.ClientStops, 'update']).use(forCompany)
    router.delete('clients/:id/reminder-stop', [reminders.ClientStops, 'destroy']).use(forCompany)
  })
  .prefix('/api')
  .as('reminders')
