import { reader } from '#core/database/in_tx'
import type { MailRow } from '#core/mail/mail'
import type { LedgerDesk } from './ledger_desk.js'

/** The mails that brought statements to the clients of a company. */
export const mailsOf = ({ company }: LedgerDesk): Promise<MailRow[]> =>
  reader().from('mail_outbox').where({ company_id: company.id, kind: 'ledger.statement' })

/** The statements of the client of a desk. */
export const statementsOf = async ({ get, clientId }: LedgerDesk) =>
  (await get(`/api/clients/${clientId}/statements`)).body()
