import type { ApplicationService } from '@adonisjs/core/types'
import env from '#core/start/env'
import { claimCompanyMails } from './claim_mails.js'
import { CompanyDeliverer } from './company_server/company_deliverer.js'
import { makeDeliverer } from './deliver.js'
import { MailWorker } from './mail_worker.js'

/**
 * Starts sending in this process: through the installation's mail server, if one is set, and through those of companies.
 * Stops with the application.
 */
export async function startMailWorker(app: ApplicationService) {
  const logger = await app.container.make('logger')
  const companies = new CompanyDeliverer()
  const workers = [
    ...(env.SMTP_URL ? [new MailWorker(makeDeliverer(env.SMTP_URL), logger)] : []),
    new MailWorker(companies, logger, (most) => claimCompanyMails(most, companies.resting)),
  ]
  app.terminating(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  })
  for (const worker of workers) worker.start()
}
