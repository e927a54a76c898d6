import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'
import type { InvoiceRow } from '../invoice'

type SendingAnswer = AnswerOf<'POST', '/api/invoices/batch/send'>
type Sent = SendingAnswer['done'][number]

/** The outcome for each invoice; `mail` where one was asked for. */
export interface BatchAnswer extends Pick<SendingAnswer, 'refused'> {
  done: (Omit<Sent, 'mail'> & Partial<Pick<Sent, 'mail'>>)[]
}

/** How many mails of a batch were put aside because there is no mail server. */
export const keptIn = ({ done }: BatchAnswer) =>
  done.filter(({ mail }) => mail === 'put_aside').length

const idsOf = (invoices: InvoiceRow[]) => invoices.map(({ _id }) => _id)

export const sendAll = (invoices: InvoiceRow[]): Promise<BatchAnswer> =>
  api('POST', '/api/invoices/batch/send', { body: { ids: idsOf(invoices) } })

export const deleteAll = (invoices: InvoiceRow[]): Promise<BatchAnswer> =>
  api('POST', '/api/invoices/batch/delete', { body: { ids: idsOf(invoices) } })

/** Puts finished invoices out of sight, or brings them back. */
export const putAwayAll = (
  invoices: InvoiceRow[],
  work: 'archive' | 'restore'
): Promise<BatchAnswer> =>
  api('POST', `/api/invoices/batch/${work}`, { body: { ids: idsOf(invoices) } })

export const payAll = (
  invoices: InvoiceRow[],
  payment: { date: string; method: string }
): Promise<BatchAnswer> =>
  api('POST', '/api/invoices/batch/pay', { body: { ids: idsOf(invoices), ...payment } })

/**
 * Mails the reminders that are due of these invoices; each reminder may have several of them.
 * @param notDue what is said of an invoice that no reminder is due of
 */
export async function remindAll(invoices: InvoiceRow[], notDue: string): Promise<BatchAnswer> {
  const wanted = new Set(idsOf(invoices))
  const { due } = await api('GET', '/api/reminders/due')
  const reminders = due
    .map(({ level, invoices: chased }) => ({
      level,
      invoiceIds: chased.flatMap(({ _id }) => (wanted.has(_id) ? [_id] : [])),
    }))
    .filter(({ invoiceIds }) => invoiceIds.length > 0)
  const known = new Set(reminders.flatMap(({ invoiceIds }) => invoiceIds))
  const left = [...wanted].filter((id) => !known.has(id))
  const answer =
    reminders.length > 0
      ? await api('POST', '/api/reminders/batch', { body: { reminders, isSent: true } })
      : { made: [], refused: [] }
  const refused = answer.refused.flatMap(({ invoiceIds, code, error }) =>
    invoiceIds.map((_id) => ({ _id, code, error }))
  )
  const failed = new Set(refused.map(({ _id }) => _id))
  const mailOf = new Map(
    answer.made.flatMap(({ invoices: named, mail }) => named.map(({ _id }) => [_id, mail] as const))
  )
  return {
    done: invoices
      .filter(({ _id }) => known.has(_id) && !failed.has(_id))
      .map(({ _id, number }) => ({ _id, number, mail: mailOf.get(_id) ?? undefined })),
    refused: [...refused, ...left.map((_id) => ({ _id, code: 'not_due', error: notDue }))],
  }
}
