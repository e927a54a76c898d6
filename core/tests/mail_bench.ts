import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeDeliverer } from '#core/mail/deliver'
import type { Mail, MailRow } from '#core/mail/mail'
import { MailWorker } from '#core/mail/mail_worker'
import { type Answer, openSmtpSink } from '#core/tests/smtp_sink'

/** A log that is discarded. */
export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A mail to an address that does not exist. */
export const greeting = (overrides: Partial<Mail> = {}): Mail => ({
  kind: 'core.greeting',
  companyId: null,
  language: 'de',
  to: [{ name: 'Jörg Müller', email: `${newId()}@example.test` }],
  subject: 'Grüße aus Köln',
  blocks: [
    { kind: 'text', text: 'Guten Tag <b>Jörg</b>' },
    { kind: 'action', label: 'Öffnen', href: 'https://kontor.example/x' },
  ],
  ...overrides,
})

/** The outbox's facts about a mail. */
export const rowOf = (id: string): Promise<MailRow> =>
  reader().from('mail_outbox').where('id', id).first()

/** Sends through a separate worker to a server that gives these answers. */
export async function withSink(
  answers: Answer[],
  use: (sink: Awaited<ReturnType<typeof openSmtpSink>>, worker: MailWorker) => Promise<void>
) {
  const sink = await openSmtpSink(answers)
  const worker = new MailWorker(makeDeliverer(sink.url, { socketTimeout: 300 }), silent)
  try {
    await use(sink, worker)
  } finally {
    await worker.stop()
    await sink.close()
  }
}
