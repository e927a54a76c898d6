import type { ApiClient } from '@japa/api-client'
import { makePaymentDesk, type PaymentDesk } from '#modules/payments/tests/payment_desk'

export type BankDesk = Awaited<ReturnType<typeof makeBankDesk>>

/** Written before the day that entries are booked on by default, and not overdue whenever tests run. */
const WRITTEN = { date: '2026-02-01', dueDate: '2099-12-31' }

/** A company with one client, whose owner uploads statements of the bank over HTTP. */
export async function makeBankDesk(client: ApiClient) {
  const desk: PaymentDesk = await makePaymentDesk(client)
  const send = (file: string | Buffer, query = '') =>
    client
      .post(`/api/bank-statements${query}`)
      .bearerToken(desk.owner.token)
      .file('file', Buffer.from(file as string), { filename: 'umsaetze.txt' })

  /**
   *
   * @returns the imported statements
   */
  async function brought(file: string | Buffer, query = '') {
    const answer = await send(file, query)
    if (answer.status() !== 201) console.log(answer.text())
    answer.assertStatus(201)
    return answer.body()
  }

  /** The entries, the oldest first. */
  const entries = async (query = '') =>
    (await desk.get(`/api/bank-entries?order=asc${query}`)).body()

  /** Money that came, and its entry. */
  async function credit(entry: CamtEntry) {
    await brought(camt([entry]))
    const found = (await entries()).find(
      ({ purpose, amount }: { purpose: string; amount: number }) =>
        purpose === (entry.purpose ?? '') && amount === Number(entry.amount)
    )
    return found
  }

  /** Confirms the first suggestion of an entry. */
  const confirm = (entry: Entry) => {
    const [{ allocations }] = entry.suggestions
    return desk.post(`/api/bank-entries/${entry._id}/match`, { allocations: shares(allocations) })
  }
  const invoice = (body: object = {}) => desk.invoice({ ...WRITTEN, ...body })
  return { ...desk, invoice, send, brought, entries, credit, confirm }
}

interface Allocation {
  invoiceId: string
  amount: number
  skonto: number
}

export interface Entry {
  _id: string
  suggestions: { confidence: string; reasons: string[]; allocations: Allocation[] }[]
}

export const shares = (allocations: Allocation[]) =>
  allocations.map(({ invoiceId, amount, skonto }) => ({ invoiceId, amount, skonto }))

export interface CamtEntry {
  amount: string
  date?: string
  purpose?: string
  name?: string
  iban?: string
  reference?: string
  sign?: 'CRDT' | 'DBIT'
  currency?: string
  status?: string
}

export const OWN_IBAN = 'DE02120300000000202051'
export const IBAN_OF_CLIENT = 'DE89370400440532013000'

const entryXml = (entry: CamtEntry) => `<Ntry>
  <Amt Ccy="${entry.currency ?? 'EUR'}">${entry.amount}</Amt>
  <CdtDbtInd>${entry.sign ?? 'CRDT'}</CdtDbtInd><Sts>${entry.status ?? 'BOOK'}</Sts>
  <BookgDt><Dt>${entry.date ?? '2026-03-02'}</Dt></BookgDt><ValDt><Dt>${entry.date ?? '2026-03-02'}</Dt></ValDt>
  ${entry.reference ? `<AcctSvcrRef>${entry.reference}</AcctSvcrRef>` : ''}
  <NtryDtls><TxDtls><RltdPties>
    <Dbtr><Nm>${entry.name ?? 'Irgendwer'}</Nm></Dbtr>
    <DbtrAcct><Id><IBAN>${entry.iban ?? ''}</IBAN></Id></DbtrAcct>
    <Cdtr><Nm>${entry.name ?? 'Irgendwer'}</Nm></Cdtr>
    <CdtrAcct><Id><IBAN>${entry.iban ?? ''}</IBAN></Id></CdtrAcct>
  </RltdPties><RmtInf><Ustrd>${entry.purpose ?? ''}</Ustrd></RmtInf></TxDtls></NtryDtls>
</Ntry>`

/** A statement in ISO 20022, by default of version 02 (used by German banks until 2025). */
export const camt = (entries: CamtEntry[], { version = '053.001.02', iban = OWN_IBAN } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map(entryXml).join('\n')}
</Stmt></BkToCstmrStmt></Document>`
