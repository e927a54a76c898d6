import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { publish } from '#core/live/publish'
import type { Departure } from '#core/mail/departures'
import { minor, moneyText } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'
import {
  proposeLetter,
  type SendingDetails,
  type SendingStep,
  type SendingWish,
  type SentLetter,
  sendLetter,
  toldOfSending,
} from '#modules/correspondence/public'
import {
  composeStatement,
  handOutStatement,
  type StatingCompany,
} from '#modules/ledger/actions/compose_statement'
import { statementHashNow } from '#modules/ledger/frozen_statement'
import { keptStatementLetter, statementLetter } from '#modules/ledger/mails/statement_letter'
import { OpeningBalance } from '#modules/ledger/models/opening_balance'
import { Statement } from '#modules/ledger/models/statement'
import { pdfName } from '#modules/ledger/pdf/pdf_name'
import { findClient } from '#modules/ledger/queries/find_client'
import type { LedgerRange } from '#modules/ledger/queries/ledger'
import type { StatementContent } from '#modules/ledger/statement_content'

/**
 * Makes a statement of a client's account as of now and mails it; without `to` to the recipients of invoices. Its
 * opening balance can no longer change. Only inside inTx.
 * @param dueMonth `YYYY-MM` for a scheduled statement
 * @throws 422 `statement_too_long`, and as sendLetter
 */
export async function sendStatement(
  company: StatingCompany,
  client: Client,
  {
    range,
    dueMonth = null,
    wish,
  }: { range: LedgerRange; dueMonth?: string | null; wish: SendingWish }
): Promise<{ statement: Statement; sent: SentLetter }> {
  // Changes of the opening balance lock the client too, so the statement cannot become stale here.
  await Client.oneLocked(company, client.id)
  const content = await handOutStatement(company, client, range)
  const statement = await keep(client, content, dueMonth)
  const sent = await mail(statement, client, wish)
  await OpeningBalance.of(company)
    .where({ clientId: client.id, currency: content.currency })
    .whereNull('statedAt')
    .update({ statedAt: now() })
  return { statement, sent }
}

/** Mails a stored statement again, unchanged. Only inside inTx. @throws 404, and as sendLetter */
export async function resendStatement(company: CompanyReference, id: string, wish: SendingWish) {
  const statement = await Statement.findIn(company, id)
  return mail(statement, await findClient(company, statement.clientId), wish)
}

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeStatement(
  company: StatingCompany,
  client: Client,
  range: LedgerRange,
  reader: Language
) {
  const content = await composeStatement(company, client, range)
  const { letter, words } = await statementLetter(client, content)
  const variables = { kind: 'statement', words }
  return proposeLetter({ ...letter, files: [{ name: pdfName(content) }], variables }, reader)
}

/** A scheduled mail of a statement: it shows the account of its day, so later events do not hold it back. */
export const statementDeparture: Departure = {
  hindrance: async () => undefined,
  hasLeft: async (companyId, id, to) =>
    record(await Statement.findIn({ id: companyId }, id), 'sent', { to }),
}

async function keep(client: Client, content: StatementContent, dueMonth: string | null) {
  const statement = Statement.for({ id: client.companyId })
  statement.merge({
    clientId: client.id,
    currency: content.currency,
    fromOn: content.from,
    untilOn: content.until,
    isOpenOnly: content.isOpenOnly,
    language: content.language,
    balance: minor(BigInt(content.closing)),
    content,
    dueMonth,
    createdAt: now(),
  })
  await statement.save()
  return statement
}

async function mail(statement: Statement, client: Client, wish: SendingWish): Promise<SentLetter> {
  const sent = await sendLetter(await keptStatementLetter(client, statement), wish)
  const { step, details } = toldOfSending(sent)
  await record(statement, step, details)
  return sent
}

async function record(statement: Statement, step: SendingStep, details: SendingDetails) {
  const { companyId, id, clientId, balance, currency, untilOn } = statement
  await audit({
    companyId,
    action: `statement.${step}`,
    subject: { type: 'statement', id },
    details: {
      ...details,
      until: untilOn,
      amount: moneyText(balance, currency),
      currency,
      sha256: await statementHashNow({ id: companyId }, id),
    },
  })
  publish(companyId, { kind: 'client', id: clientId })
}
