import { defineRecordKind } from '#core/records/record_kinds'
import { portalKeys } from '#modules/clients/public'
import {
  followMergeOfBalances,
  followMergeOfLinks,
  followMergeOfSchedules,
  followMergeOfStatements,
} from '#modules/ledger/actions/follow_merge'
import { resendStatement, statementDeparture } from '#modules/ledger/actions/send_statement'
import { statementHashNow } from '#modules/ledger/frozen_statement'
import { STATEMENT_LETTER } from '#modules/ledger/mails/letter_kind'
import { Statement } from '#modules/ledger/models/statement'
import { PDF_ATTACHMENT } from '#modules/ledger/pdf/pdf_name'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { STATEMENT_PAPERS } from '#modules/ledger/pdf/statement_papers'
import { holderOfKey } from '#modules/ledger/portal/ledger_link'
import { accountGuard } from '#modules/ledger/queries/erasure_guard'
import { openingEntries } from '#modules/ledger/queries/opening_entries'

defineRecordKind({
  type: 'statement',
  attachments: {
    async [PDF_ATTACHMENT](companyId, id) {
      const { content, createdAt } = await Statement.findIn({ id: companyId }, id)
      return printStatement(content, { companyId, createdAt: Number(createdAt) })
    },
  },
  papers: STATEMENT_PAPERS,
  letters: [STATEMENT_LETTER],
  resend: { statement: resendStatement },
  departure: statementDeparture,
  clientRecords: {
    records: 'select id, until_on as label from statements where company_id = ? and client_id = ?',
    mail: 'ledger.statement',
  },
  clientReferences: {
    opening_balances: followMergeOfBalances,
    statements: followMergeOfStatements,
    statement_schedules: followMergeOfSchedules,
  },
  proofs: {
    'statement.sent': statementHashNow,
    'statement.sending_planned': statementHashNow,
    'statement.mail_put_aside': statementHashNow,
  },
})

defineRecordKind({
  type: 'clientAccount',
  ledger: [openingEntries],
  clientReferences: { ledger_links: followMergeOfLinks },
  erasureGuard: accountGuard,
})
portalKeys.plug(holderOfKey)
