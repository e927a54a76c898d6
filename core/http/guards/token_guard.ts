import { symbols } from '@adonisjs/auth'
import type { GuardConfigProvider, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import { AppError } from '#core/errors/app_error'
import type { Caller } from '../caller.js'
import { bearerToken } from './bearer_token.js'

/** Every personal token begins so: scanners for leaked secrets know it by that, and the server which guard to ask. */
export const TOKEN_PREFIX = 'kontor_pat_'

/** Code of a token that is not accepted. */
export type TokenRefusal = 'token_unknown' | 'token_expired' | 'token_revoked'

/** Knows the personal tokens. The module that owns them provides it, see `config/auth.ts`. */
export interface TokenProvider {
  /**
   * The person behind a token, as the database says now, or why the token is not accepted.
   * @param program what the client says about itself (`User-Agent`)
   */
  findCaller(token: string, program: string): Promise<Caller | TokenRefusal>

  /** Creates a token with all rights. @returns the token @throws 404 for a super admin */
  signIn(userId: string): Promise<string>
}

/** Whether a request is to be signed in by a personal token. */
export const carriesPersonalToken = (request: HttpContext['request']) =>
  bearerToken(request)?.startsWith(TOKEN_PREFIX) ?? false

/** Signs requests in by a personal token. */
export class TokenGuard implements GuardContract<Caller> {
  declare [symbols.GUARD_KNOWN_EVENTS]: object
  readonly driverName = 'token'
  /** Code of the answer to a request that is not signed in. */
  refusal: TokenRefusal = 'token_unknown'
  user?: Caller
  isAuthenticated = false
  authenticationAttempted = false

  constructor(
    readonly ctx: HttpContext,
    readonly provider: TokenProvider
  ) {}

  /** @throws 401 with the code of the refusal */
  getUserOrFail() {
    if (!this.user) throw new AppError(401, this.refusal)
    return this.user
  }

  /** Reads the token each time, so that its end takes effect at once. @throws 401 with the code of the refusal */
  async authenticate() {
    await this.check()
    return this.getUserOrFail()
  }

  async check() {
    const { request } = this.ctx
    this.authenticationAttempted = true
    this.isAuthenticated = false
    delete this.user
    const program = request.header('user-agent') ?? ''
    const found = await this.provider.findCaller(bearerToken(request) ?? '', program)
    if (typeof found === 'string') {
      this.refusal = found
      return false
    }
    this.user = found
    this.isAuthenticated = true
    return true
  }

  /** For tests: `client.get(…).withGuard('token').loginAs({ userId })`. */
  async authenticateAsClient({ userId }: Pick<Caller, 'userId'>) {
    return { headers: { authorization: `Bearer ${await this.provider.signIn(userId)}` } }
  }
}

/** The guard for `config/auth.ts`. */
export const tokenGuard = (config: {
  provider: ConfigProvider<TokenProvider>
}): GuardConfigProvider<(ctx: HttpContext) => TokenGuard> => ({
  async resolver(_name, app) {
    const provider = await config.provider.resolver(app)
    return (ctx) => new TokenGuard(ctx, provider)
  },
})
