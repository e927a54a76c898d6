import { createHash, randomUUID } from 'node:crypto'
import type { DataSet } from '../data/plan.js'
import type { Statement, Value } from './raw_store.js'

/** Possible measurements, as the transactions of one turn. */
export interface RawWriter {
  /** A draft with four lines, and its issue. */
  draftAndIssue(): Statement[][]
  /** One cent for one of many issued invoices, whose status changes with it. */
  payment(): Statement[][]
  /** Its start and its end. */
  timer(): Statement[][]
}

const SUM = { net: 100_000, tax: 19_000, total: 119_000 }
const LINE = `insert into invoice_lines (company_id, id, invoice_id, position, description, quantity, unit, unit_price,
  discount, tax_rate, net) values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`
const TAX =
  'insert into invoice_taxes (company_id, id, invoice_id, rate, base, tax) values (?, ?, ?, ?, ?, ?)'
const INVOICE = `insert into invoices (company_id, id, kind, status, client_id, client_name, date_on, due_on, currency,
  notes, net, tax, total, paid, version, created_at) values (?, ?, 'invoice', 'Draft', ?, ?, ?, ?, 'EUR', '', ?, ?, ?, 0, 1, ?)`
const NUMBERED = `update invoices set status = 'Unpaid', number = ?, seller = ?, buyer = ?, language = 'de',
  document_hash = ?, issued_at = ?, version = version + 1 where company_id = ? and id = ?`
const PARTY = JSON.stringify({ name: 'Somebody', text: 'x'.repeat(600) })

/** Statuses turn both ways, so that a payment writes to the indexes of the status each time, as a first one does. */
const PAID = `update invoices set paid = paid + 1, version = version + 1,
  status = case status when 'Unpaid' then 'Partially Paid' else 'Unpaid' end
  where company_id = ? and id = ? and paid + 1 <= total`
const PAYABLE = 500
const PAYMENT = `insert into payments (company_id, id, currency, amount, paid_on, method, note, created_at, client_id,
  client_name) values (?, ?, 'EUR', 1, ?, 'bankTransfer', '', ?, ?, 'Müller Holzbau 0 GmbH')`
const SETTLEMENT = `insert into settlements (company_id, id, invoice_id, kind, currency, amount, settled_on, payment_id,
  created_at) values (?, ?, ?, 'payment', 'EUR', 1, ?, ?, ?)`
const ENTRY = `insert into time_entries (company_id, id, task_id, user_id, started_at, break_seconds, note, created_at,
  version) values (?, ?, ?, ?, ?, 0, '', ?, 1)`
const AUDIT_ROW = `insert into audit_log (company_id, sequence, happened_at, actor_id, request_id, action, subject_type,
  subject_id, details, previous_hash, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** The same rows and the same chain of hashes as in the product, in as few statements as that takes. */
export function rawWriter({
  rawCompanyId: company,
  rawClientId,
  rawUserId,
  rawTaskId,
}: DataSet): RawWriter {
  let sequence = Date.now()
  let hash = '0'.repeat(64)
  let given = 0
  const day = new Date().toISOString().slice(0, 10)
  const run = randomUUID().slice(0, 8)
  const payable: string[] = []
  let payments = 0

  const audited = (action: string, subject: string, details: string): Statement[] => {
    const row: Value[] = [
      company,
      ++sequence,
      Date.now(),
      rawUserId,
      null,
      action,
      'invoice',
      subject,
      details,
      hash,
    ]
    hash = createHash('sha256').update(JSON.stringify(row)).digest('hex')
    return [
      ['select sequence, hash from chain_heads where company_id = ?', [company]],
      ['update chain_heads set hash = ? where company_id = ?', [hash, company]],
      [AUDIT_ROW, [...row, hash]],
    ]
  }
  const words = (id: string, texts: string[]): Statement[] =>
    texts.map((word) => ['insert into invoice_words values (?, ?, ?)', [company, word, id]])

  function draft(id: string): Statement[] {
    const at = Date.now()
    return [
      [
        INVOICE,
        [
          company,
          id,
          rawClientId,
          'Müller Holzbau 0 GmbH',
          day,
          day,
          SUM.net,
          SUM.tax,
          SUM.total,
          at,
        ],
      ],
      ...[1, 2, 3, 4].map(
        (position): Statement => [
          LINE,
          [
            company,
            randomUUID(),
            id,
            position,
            'Konzeption und Gestaltung',
            1e6,
            'Std.',
            25e7,
            19e6,
            25_000,
          ],
        ]
      ),
      [TAX, [company, randomUUID(), id, 19e6, SUM.net, SUM.tax]],
      ...words(id, ['muller', 'holzbau', '0', 'gmbh']),
      ...audited('invoice.drafted', id, '{"amount":"1190.00","currency":"EUR"}'),
    ]
  }

  function issue(id: string): Statement[] {
    const key = [company, id]
    const number = `RE-${run}-${++given}`
    const sha256 = createHash('sha256').update(number.repeat(200)).digest('hex')
    return [
      ['select * from invoices where company_id = ? and id = ?', key],
      [
        'select * from invoice_lines where company_id = ? and invoice_id = ? order by position',
        key,
      ],
      [
        'update number_counters set last_given = ?, next_sequence = ? where company_id = ? and kind = ?',
        [given, given + 1, company, 'invoice'],
      ],
      [NUMBERED, [number, PARTY, PARTY, sha256, Date.now(), ...key]],
      ...words(
        id,
        ['re', run, String(given)].map((word) => `${word}-`)
      ),
      ...audited('invoice.issued', id, JSON.stringify({ number, sha256, amount: '1190.00' })),
    ]
  }

  /** The invoices that are paid later, made before the first payment: while the measurement warms up. */
  function makePayable() {
    payable.push(...Array.from({ length: PAYABLE }, () => randomUUID()))
    return payable.flatMap((id) => [draft(id), issue(id)])
  }
  return {
    draftAndIssue() {
      const id = randomUUID()
      return [draft(id), issue(id)]
    },
    payment() {
      const before = payable.length ? [] : makePayable()
      const invoice = payable[payments++ % payable.length]
      const id = randomUUID()
      return [
        ...before,
        [
          [PAID, [company, invoice]],
          [PAYMENT, [company, id, day, Date.now(), rawClientId]],
          [SETTLEMENT, [company, id, invoice, day, id, Date.now()]],
          ...audited('invoice.payment_recorded', invoice, JSON.stringify({ paymentId: id })),
        ],
      ]
    },
    timer() {
      const id = randomUUID()
      const at = Math.floor(Date.now() / 1000) * 1000
      const user = [company, rawUserId]
      const running: Statement = [
        'select * from active_timers where company_id = ? and user_id = ?',
        user,
      ]
      return [
        [
          ['select * from tasks where company_id = ? and id = ?', [company, rawTaskId]],
          running,
          [ENTRY, [company, id, rawTaskId, rawUserId, at, at]],
          ['insert into active_timers values (?, ?, ?)', [rawUserId, company, id]],
        ],
        [
          running,
          ['delete from active_timers where company_id = ? and user_id = ?', user],
          [
            'update time_entries set ended_at = ?, version = version + 1 where company_id = ? and id = ?',
            [at, company, id],
          ],
        ],
      ]
    },
  }
}
