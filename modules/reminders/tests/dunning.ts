import type { ApiClient } from '@japa/api-client'
import { addDays, setClock, today } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import type { MailRow } from '#core/mail/mail'
import { openBody } from '#core/mail/secret_body'
import { Session } from '#modules/auth/models/session'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const DAY = 86_400_000

export type Dunning = Awaited<ReturnType<typeof makeDunning>>

/** A German company with one business client, whose invoices of 119.00 become due and are chased. */
export async function makeDunning(client: ApiClient, buyer: object = {}) {
  const desk = await makeDesk(client, { language: 'de' })
  const day = () => today(desk.company.timeZone)

  async function debtor(body: object = {}) {
    const answer = await desk.post('/api/clients', {
      name: 'Grünewald AG',
      type: 'business',
      email: 'jana@gruenewald.example',
      ...ADDRESS,
      ...body,
    })
    answer.assertStatus(201)
    return answer.body()._id as string
  }
  const clientId = await debtor(buyer)

  /** An issued invoice that is late for some days (not yet due when negative); the client has agreed to its due date. */
  async function late(days: number, body: object = {}) {
    const dueDate = addDays(day(), -days)
    const issued = await desk.issued({
      customClient: undefined,
      clientId,
      date: addDays(dueDate, -14),
      dueDate,
      isDueAgreed: true,
      lines: [LINE],
      ...body,
    })
    return issued._id as string
  }

  const due = async () => (await desk.get('/api/reminders/due')).body()
  const remind = (invoiceIds: string[], level = 1, more: object = {}) =>
    desk.post('/api/reminders', { invoiceIds, level, ...more })
  const rules = async (change: object) => {
    const answer = await desk.put('/api/reminders/rules', change)
    answer.assertStatus(200)
    return answer.body()
  }
  const reminders = async (query = '') => (await desk.get(`/api/reminders${query}`)).body()

  /** The API's answer when the server's clock is set some days ahead: a POST with a body, else a GET. */
  async function later(days: number, path: string, body?: object) {
    const restore = setClock(() => Date.now() + days * DAY)
    try {
      const device = { userAgent: 'test', ipAddress: '127.0.0.1' }
      const { token } = await inTx(() => Session.open(desk.owner.user, device))
      const asked = body ? client.post(path).json(body) : client.get(path)
      return (await asked.bearerToken(token)).body()
    } finally {
      restore()
    }
  }

  const mails = async (): Promise<MailRow[]> => {
    const rows: MailRow[] = await reader()
      .from('mail_outbox')
      .where({ company_id: desk.company.id, kind: 'reminders.reminder' })
      .orderBy('id')
    return rows.map((row) => ({ ...row, text_body: openBody(row.text_body, true) }))
  }

  return { ...desk, clientId, day, debtor, late, due, remind, rules, reminders, later, mails }
}

const TEXTS = { subject: 'Hinweis', intro: 'Guten Tag,', closing: 'Zahlbar bis {day}.' }

/** A level as the API takes it. */
export const levelBody = (changes: object = {}) => ({
  days: 7,
  fee: 0,
  chargesInterest: false,
  chargesFlatSum: false,
  paymentDays: 7,
  texts: { en: TEXTS, de: TEXTS, sq: TEXTS },
  ...changes,
})
