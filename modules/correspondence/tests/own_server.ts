import { claimCompanyMails } from '#core/mail/claim_mails'
import { CompanyDeliverer } from '#core/mail/company_server/company_deliverer'
import { MailWorker } from '#core/mail/mail_worker'
import env from '#core/start/env'
import { silent } from '#core/tests/mail_bench'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { type Desk, openPostOffice } from './post_office.js'

export const SERVER_PASSWORD = 'app-4711-word'

/** A mail server of a company beside that of the installation, and the worker that sends through it. */
export async function openOwnServer() {
  const post = await openPostOffice()
  const refuses = new Map<string, number>()
  const sink = await openSmtpSink([], { password: SERVER_PASSWORD, refuses })
  env.OUTBOUND_ALLOW = [`127.0.0.1:${sink.port}`]
  const companies = new CompanyDeliverer()
  const worker = new MailWorker(companies, silent, (most) =>
    claimCompanyMails(most, companies.resting)
  )
  return {
    post,
    sink: { ...sink, refuses },
    companies,
    worker,
    async close() {
      env.OUTBOUND_ALLOW = []
      await worker.stop()
      await sink.close()
      await post.close()
    },
  }
}

export type OwnServer = Awaited<ReturnType<typeof openOwnServer>>

export const serverAt = (port: number, fields: object = {}) => ({
  host: '127.0.0.1',
  port,
  security: 'starttls',
  username: 'rechnung',
  password: SERVER_PASSWORD,
  fromAddress: 'rechnung@tischlerei.example',
  ...fields,
})

export const confirm = ({ ask }: Desk) =>
  ask('POST', '/auth/confirmations', { currentPassword: TEST_PASSWORD }, 201)

/** Enters the server as its owner does. */
export async function haveServer(desk: Desk, port: number, fields: object = {}) {
  await confirm(desk)
  return desk.ask('PUT', '/mail-server', serverAt(port, fields))
}

export async function sendInvoice(desk: Desk) {
  const { _id } = await desk.invoice()
  await desk.ask('POST', `/invoices/${_id}/send`, {})
}
