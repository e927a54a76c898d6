import type { ApplicationService } from '@adonisjs/core/types'
import env from '#core/start/env'
import { makeDeliverer } from './deliver.js'
import { MailWorker } from './mail_worker.js'

/** Starts sending in this process, if a mail server is set; stops with the application. */
export async function startMailWorker(app: ApplicationService) {
  if (!env.SMTP_URL) return
  const worker = new MailWorker(makeDeliverer(env.SMTP_URL), await app.container.make('logger'))
  app.terminating(() => worker.stop())
  worker.start()
}
