import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import {
  registerClientRecords,
  registerClientReference,
  registerErasureGuard,
  registerLedgerSource,
  registerPortalKeys,
} from '#modules/clients/public'
import { registerLetterSource } from '#modules/correspondence/public'
import { registerProof } from '#modules/invoicing/public'
import {
  followMergeOfBalances,
  followMergeOfLinks,
  followMergeOfSchedules,
  followMergeOfStatements,
} from '#modules/ledger/actions/follow_merge'
import { resendStatement, statementDeparture } from '#modules/ledger/actions/send_statement'
import { statementHashNow } from '#modules/ledger/frozen_statement'
import { holderOfKey } from '#modules/ledger/links/ledger_link'
import { registerStatementLetter } from '#modules/ledger/mails/letter_kind'
import { Statement } from '#modules/ledger/models/statement'
import { PDF_ATTACHMENT } from '#modules/ledger/pdf/pdf_name'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { accountGuard } from '#modules/ledger/queries/erasure_guard'
import { openingEntries } from '#modules/ledger/queries/opening_entries'

registerLedgerSource(openingEntries)
for (const step of ['sent', 'sending_planned', 'mail_put_aside']) {
  registerProof(`statement.${step}`, statementHashNow)
}
registerPortalKeys(holderOfKey)
registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) => {
  const { content, createdAt } = await Statement.findIn({ id: companyId }, id)
  return printStatement(content, { companyId, createdAt: Number(createdAt) })
})
registerClientRecords({
  type: 'statement',
  records: 'select id, until_on as label from statements where company_id = ? and client_id = ?',
  mail: 'ledger.statement',
})
registerClientReference('opening_balances', followMergeOfBalances)
registerClientReference('statements', followMergeOfStatements)
registerClientReference('statement_schedules', followMergeOfSchedules)
registerClientReference('ledger_links', followMergeOfLinks)
registerErasureGuard(accountGuard)
registerStatementLetter()
registerDeparture('statement', statementDeparture)
registerLetterSource('statement', resendStatement)
