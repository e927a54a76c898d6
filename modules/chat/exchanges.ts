import { type Instant, instantText, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyContext } from '#core/http/caller'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Older ones of a company are deleted, whatever their age. */
const MOST_KEPT = 500
const MOST_SHOWN = 50
/** Characters of one entry; the beginning of what was sent is kept. */
const LONGEST = 100_000

/** Everything that one question sent to the endpoint, and what it cost. */
export interface Exchange {
  host: string
  model: string
  /** JSON of the messages: instructions, question, and the results of tools. */
  messages: string
  /** `answered`, or the code of the failure. */
  outcome: string
  requests: number
  tokens: number
}

interface Row extends Exchange {
  id: string
  user_name: string
  sent_at: Instant | string
}

const NEWEST = `
  select model_exchanges.*, users.name as user_name from model_exchanges
  join users on users.id = model_exchanges.user_id
  where model_exchanges.company_id = ? order by model_exchanges.id desc limit ${MOST_SHOWN}`

/** The newest entries of the log. */
export async function newestExchanges(company: CompanyReference) {
  const rows = await readRows<Row>(NEWEST, [company.id])
  return rows.map(({ id, user_name, sent_at, ...row }) => ({
    _id: id,
    sentAt: instantText(sent_at),
    user: user_name,
    host: row.host,
    model: row.model,
    messages: row.messages,
    outcome: row.outcome,
    requests: Number(row.requests),
    tokens: Number(row.tokens),
  }))
}

/** Writes an entry and deletes the company's oldest beyond five hundred. */
export const keepExchange = (
  { company, caller }: Pick<CompanyContext, 'company' | 'caller'>,
  { messages, ...exchange }: Exchange
) =>
  inTx(async () => {
    await insertRows('model_exchanges', [
      {
        company_id: company.id,
        id: newId(),
        user_id: caller.userId,
        ...exchange,
        messages: shortened(messages),
        sent_at: now(),
      },
    ])
    const [last] = await readRows<{ id: string }>(LAST_KEPT, [company.id])
    if (last) {
      await changeRows('delete from model_exchanges where company_id = ? and id <= ?', [
        company.id,
        last.id,
      ])
    }
  })

const LAST_KEPT = `
  select id from model_exchanges where company_id = ? order by id desc limit 1 offset ${MOST_KEPT}`

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text
