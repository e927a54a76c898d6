import { today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'

export interface Usage {
  requests: number
  tokens: number
}

type Limits = Record<'monthlyRequests' | 'monthlyTokens', number>

/** The calendar month in the company's time zone, as `YYYY-MM`. */
const monthOf = ({ timeZone }: CompanyScope) => today(timeZone).slice(0, 7)

/** The requests and tokens of this month. */
export async function usageOf(company: CompanyScope): Promise<Usage> {
  const [row] = await readRows<Usage>(
    'select requests, tokens from model_usage where company_id = ? and month = ?',
    [company.id, monthOf(company)]
  )
  return { requests: Number(row?.requests ?? 0), tokens: Number(row?.tokens ?? 0) }
}

/**
 * Counts a request before it is sent. The connection is locked, so requests at once cannot pass the limit together.
 * @throws 429 `chat.limit_reached`
 */
export const claimRequest = (company: CompanyScope, limits: Limits) =>
  inTx(async () => {
    await readRows(`select id from model_connections where company_id = ?${lock()}`, [company.id])
    const used = await usageOf(company)
    if (used.requests >= limits.monthlyRequests || used.tokens >= limits.monthlyTokens) {
      throw new AppError(429, 'chat.limit_reached')
    }
    await add(company, { requests: 1, tokens: 0 })
  })

/** Adds the tokens of an answer. */
export const addTokens = (company: CompanyScope, tokens: number) =>
  inTx(() => add(company, { requests: 0, tokens }))

const ADD =
  'update model_usage set requests = requests + ?, tokens = tokens + ? where company_id = ? and month = ?'

async function add(company: CompanyScope, { requests, tokens }: Usage) {
  const month = monthOf(company)
  const met = await changeRows(ADD, [requests, tokens, company.id, month])
  if (met === 1) return
  await insertRows('model_usage', [
    { company_id: company.id, id: newId(), month, requests, tokens },
  ])
}
