import { addDays, type Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { deliveriesOf, type MailRow, recipientsOf } from '#core/mail/mail'
import { tellTrouble } from '#core/mail/mail_trouble'
import env from '#core/start/env'
import { Client } from '#modules/clients/public'
import type { LetterColumns } from '#modules/correspondence/letters/letter_facts'
import { sendNote } from '#modules/deliveries/actions/send_note'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { duplicateInvoice } from '#modules/invoicing/drafts/duplicate_invoice'
import { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { sendInvoice } from '#modules/invoicing/sending/send_invoice'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'
import { sendStatement } from '#modules/ledger/actions/send_statement'
import { sendOffer } from '#modules/offers/actions/send_offer'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sendReceipt } from '#modules/payments/actions/send_receipt'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'

const NEWEST_PAYMENT = `
  select * from payments where company_id = ? and client_id is not null order by id desc limit 1`
const LETTERS =
  "select * from mail_outbox where company_id = ? and is_letter = ? and status = 'queued'"
const SENT = "update mail_outbox set status = 'sent', deliveries = ?, sent_at = ? where id = ?"
const BACK = `
  update mail_outbox set status = 'bounced', deliveries = ?, sent_at = ?, last_error = ? where id = ?`
const REST = "update mail_outbox set status = 'kept' where status = 'queued'"
const REFUSAL = '550 5.1.1 The email account that you tried to reach does not exist.'

/**
 * Letters of every kind, as if there were a mail server: all have arrived but one, whose address there is no more,
 * and one that waits for tomorrow. None of them ever leaves the demo.
 * @param clientIds filled as the clients come
 */
export function planMails(desk: Desk, clientIds: string[]) {
  const { company, people, timeline, today } = desk
  const daysAgo = (days: number, hour: number, happen: () => Promise<unknown>) =>
    timeline.add(timeline.at(addDays(today, -days), hour), people.owner.id, happen)
  daysAgo(9, 10, async () => {
    const note = await DeliveryNote.of(company).whereNot('status', 'Draft').first()
    // Nothing is delivered around New Year.
    if (note) await sendNote(note, {})
  })
  daysAgo(5, 9, async () => {
    const proposal = await Proposal.of(company).where({ status: 'Sent' }).firstOrFail()
    await sendOffer(PROPOSALS, company, proposal, { wish: {}, reader: people.owner.language })
  })
  daysAgo(5, 11, async () => {
    const client = await Client.of(company).where('id', clientIds[0]).firstOrFail()
    await sendStatement(company, client, { range: { currency: company.currency }, wish: {} })
  })
  daysAgo(4, 14, async () => {
    const [payment] = await readRows<PaymentRow>(NEWEST_PAYMENT, [company.id])
    await sendReceipt(company, payment, {})
  })
  timeline.add(desk.now - 60_000, people.owner.id, async () => {
    await deliver(company.id)
    await planForTomorrow(desk)
  })
}

/** Simulates a mail server: the last invoice to a client bounces. */
async function deliver(companyId: string) {
  const letters = await readRows<MailRow & LetterColumns>(LETTERS, [companyId, true])
  const lost = letters
    .filter(({ kind, client_id }) => kind === 'invoicing.invoice' && client_id)
    .at(-1)
  for (const letter of letters) {
    const at = Number(letter.created_at) + 4000
    if (letter === lost) await sendBack(letter, at)
    else await changeRows(SENT, [answers(letter, 'taken', at), at, letter.id])
  }
}

async function sendBack(letter: MailRow, at: Instant) {
  const deliveries = answers(letter, 'refused', at)
  await changeRows(BACK, [deliveries, at, REFUSAL, letter.id])
  await tellTrouble(letter, { refused: deliveriesOf({ ...letter, deliveries }) })
}

/** The state of a letter for each of its recipients. */
const answers = (letter: MailRow, state: 'taken' | 'refused', at: Instant) =>
  JSON.stringify(
    recipientsOf(letter).map((email) => ({
      email,
      state,
      at,
      ...(state === 'refused' && { reason: REFUSAL }),
    }))
  )

/** The company of the demo has a mail server while it is made. @returns what takes that back */
export function pretendMailServer() {
  const { SMTP_URL } = env
  env.SMTP_URL = 'smtp://localhost'
  return () => {
    env.SMTP_URL = SMTP_URL
  }
}

/** Mails of Kontor itself, which wait for a mail server that is not there. Only inside inTx. */
export const keepRest = () => changeRows(REST, [])

/** An invoice of today, whose mail goes tomorrow morning. */
async function planForTomorrow({ company, people, timeline, today }: Desk) {
  const last = await Invoice.of(company)
    .where({ kind: 'invoice', stage: 'full', status: 'Paid' })
    .whereNotNull('clientId')
    .orderBy('id', 'desc')
    .firstOrFail()
  const invoice = await duplicateInvoice(company, last)
  await issueInvoice(company, invoice, people.owner.language)
  await sendInvoice(invoice, { sendAt: timeline.at(workdayFrom(addDays(today, 1)), 8) })
}
