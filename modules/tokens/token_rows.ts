import logger from '@adonisjs/core/services/logger'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { Caller, CompanyScope } from '#core/http/caller'
import type { TokenProvider, TokenRefusal } from '#core/http/guards/token_guard'
import { TOKEN_SCOPES } from '#core/http/guards/token_scopes'
import { CALLER_COLUMNS, type CallerColumns, companyOf, User } from '#modules/auth/public'
import { storeToken } from '#modules/tokens/actions/create_token'
import { readScopes } from '#modules/tokens/models/personal_token'
import { hashOfToken, isWellFormed } from '#modules/tokens/token_text'

/** A use is noted at most this often. */
const NOTED_EVERY: Instant = 60_000
const LONGEST_PROGRAM = 200

interface TokenRow extends CallerColumns {
  id: string
  scopes: string
  expires_at: number | string
  revoked_at: number | null
  last_used_at: number | string | null
  is_active: boolean | number
  company_id: string
  company_status: CompanyScope['status'] | 'pending' | 'rejected'
}

/** The personal tokens in the database, for the guard of `config/auth.ts`. */
export class TokenRows implements TokenProvider {
  /**
   * Checks the shape first, so that forged tokens cost no query; one row says the rest. Somebody who was deactivated, and
   * a company that is not let in, have no token at all.
   */
  async findCaller(token: string, program: string): Promise<Caller | TokenRefusal> {
    const row = isWellFormed(token) ? await readToken(token) : undefined
    if (!row?.is_active || !isLetIn(row.company_status)) return 'token_unknown'
    if (row.revoked_at !== null) return 'token_revoked'
    if (Number(row.expires_at) <= now()) return 'token_expired'
    await noteUse(row, program)
    return {
      userId: row.user_id,
      accountId: row.account_id,
      sessionId: row.id,
      token: { id: row.id, scopes: readScopes(row.scopes) },
      role: row.role,
      language: row.user_language,
      mustSetUpFactor: Boolean(row.requires_second_factor) && !row.has_second_factor,
      company: companyOf(row, { id: row.company_id, status: row.company_status }),
    }
  }

  signIn(userId: string) {
    return inTx(async () => {
      const { id, companyId } = await User.findOrFail(userId)
      if (companyId === null) throw notFound()
      const owner = { company: { id: companyId }, userId: id }
      const { token } = await storeToken(owner, {
        name: 'Test',
        scopes: [...TOKEN_SCOPES],
        days: 1,
      })
      return token
    })
  }
}

/** The person still has to belong to the company for which the token was made. */
const TOKEN = `
  select personal_tokens.id, personal_tokens.scopes, personal_tokens.expires_at, personal_tokens.revoked_at,
    personal_tokens.last_used_at, users.is_active, ${CALLER_COLUMNS}
  from personal_tokens
  join users on users.id = personal_tokens.user_id and users.company_id = personal_tokens.company_id
  join companies on companies.id = personal_tokens.company_id
  where personal_tokens.token_hash = ?`

async function readToken(token: string): Promise<TokenRow | undefined> {
  const [row] = await readRows<TokenRow>(TOKEN, [hashOfToken(token)])
  return row
}

const isLetIn = (status: TokenRow['company_status']): status is CompanyScope['status'] =>
  status !== 'pending' && status !== 'rejected'

const NOTE = `
  update personal_tokens set last_used_at = ?, last_used_by = ?
  where company_id = ? and id = ? and (last_used_at is null or last_used_at <= ?)`

/** Only of valid tokens. A database that cannot be written at the moment does not keep a program from reading. */
async function noteUse({ id, company_id, last_used_at }: TokenRow, program: string) {
  const at = now()
  const due = at - NOTED_EVERY
  if (last_used_at !== null && Number(last_used_at) > due) return
  try {
    const by = cleaned(program)
    await inTx(() => changeRows(NOTE, [at, by, company_id, id, due]))
  } catch (error) {
    logger.warn({ err: error, tokenId: id }, 'the use of a personal token was not noted')
  }
}

/** Printable characters only: headers may hold bytes that are no text. */
const cleaned = (program: string) =>
  program.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_PROGRAM) || null
