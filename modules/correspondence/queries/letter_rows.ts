import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { MailRow, MailStatus } from '#core/mail/mail'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { LetterColumns } from '#modules/correspondence/letters/letter_facts'
import type { LetterListInput } from '#modules/correspondence/validators/letter_list'

interface Names {
  client_name: string | null
  sent_by_name: string | null
}

/** A letter of the outbox with the names of whom it concerns, without its words. */
export type LetterRow = Omit<WholeLetterRow, 'text_body' | 'html_body' | 'message'>
export type WholeLetterRow = MailRow & LetterColumns & Names

/** Whether it will still go, or is going. */
export const isWaiting = (status: MailStatus) =>
  status === 'scheduled' || status === 'queued' || status === 'sending'

const NAMES = ['clients.name as client_name', 'users.name as sent_by_name']
const LISTED = [
  'id',
  'company_id',
  'kind',
  'language',
  'recipients',
  'copies',
  'hidden_copies',
  'deliveries',
  'subject',
  'status',
  'attempts',
  'next_attempt_at',
  'last_error',
  'subject_type',
  'subject_id',
  'send_at',
  'client_id',
  'document_number',
  'resends_id',
  'created_at',
  'sent_at',
].map((column) => `mail_outbox.${column}`)

const COUNTS = `
  select status, count(*) as mails from mail_outbox
  where company_id = ? and status in ('scheduled', 'queued', 'sending', 'failed', 'bounced') and is_letter = 1
  group by status`

const lettersOf = <Row>(company: CompanyReference): DatabaseQueryBuilderContract<Row> =>
  reader()
    .from('mail_outbox')
    .where('mail_outbox.company_id', company.id)
    .where('mail_outbox.is_letter', true)

const named = <Row>(query: DatabaseQueryBuilderContract<Row>, columns: string[]) =>
  query
    .leftJoin('clients', (join) =>
      join
        .on('clients.company_id', 'mail_outbox.company_id')
        .andOn('clients.id', 'mail_outbox.client_id')
    )
    .leftJoin('users', 'users.id', 'mail_outbox.sent_by_id')
    .select(...columns, ...NAMES)

/** The letters of a company that a filter leaves, the newest first. */
export function listLetters(
  company: CompanyReference,
  { status, clientId, documentId, order = 'desc' }: LetterListInput
) {
  const query = lettersOf<LetterRow>(company)
    .orderBy('mail_outbox.created_at', order)
    .orderBy('mail_outbox.id', order)
  if (status) query.where('mail_outbox.status', status)
  if (clientId) query.where('mail_outbox.client_id', clientId)
  if (documentId) query.where('mail_outbox.subject_id', documentId)
  return named(query, LISTED)
}

/** @throws 404 when it is not there, not this company's or no letter */
export async function findLetter(company: CompanyReference, id: string): Promise<WholeLetterRow> {
  const query = lettersOf<WholeLetterRow>(company).where('mail_outbox.id', id)
  const row = await named(query, ['mail_outbox.*']).first()
  if (!row) throw notFound()
  return row
}

/** How many wait, and how many did not arrive, by their status. */
export async function countLetters(company: CompanyReference) {
  const rows = await readRows<{ status: MailStatus; mails: number | bigint }>(COUNTS, [company.id])
  const counts = new Map(rows.map(({ status, mails }) => [status, Number(mails)]))
  return {
    scheduled: counts.get('scheduled') ?? 0,
    queued: counts.get('queued') ?? 0,
    sending: counts.get('sending') ?? 0,
    bounced: counts.get('bounced') ?? 0,
    failed: counts.get('failed') ?? 0,
  }
}
