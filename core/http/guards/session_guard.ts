import { symbols } from '@adonisjs/auth'
import type { GuardConfigProvider, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import { AppError } from '#core/errors/app_error'
import type { Caller } from '../caller.js'
import { bearerToken } from './bearer_token.js'

/** Knows the sessions of people. The module that owns users provides it, see `config/auth.ts`. */
export interface SessionProvider {
  /** The person a bearer token belongs to, as the database says now; undefined for a token that is not accepted. */
  findCaller(token: string): Promise<Caller | undefined>

  /** Signs a person in. @returns the bearer token */
  signIn(userId: string): Promise<string>
}

/** Signs requests in by the bearer token of a session. */
export class SessionGuard implements GuardContract<Caller> {
  declare [symbols.GUARD_KNOWN_EVENTS]: object
  readonly driverName = 'session'
  /** Code of the answer to a request that is not signed in. */
  readonly refusal = 'not_signed_in'
  user?: Caller
  isAuthenticated = false
  authenticationAttempted = false

  constructor(
    readonly ctx: HttpContext,
    readonly provider: SessionProvider
  ) {}

  /** @throws 401 `not_signed_in` */
  getUserOrFail() {
    if (!this.user) throw new AppError(401, 'not_signed_in')
    return this.user
  }

  /** Reads the session each time, so that its end takes effect at once. @throws 401 `not_signed_in` */
  async authenticate() {
    await this.check()
    return this.getUserOrFail()
  }

  async check() {
    const token = bearerToken(this.ctx.request)
    this.authenticationAttempted = true
    this.isAuthenticated = false
    delete this.user
    const caller = token && (await this.provider.findCaller(token))
    if (!caller) return false
    this.user = caller
    this.isAuthenticated = true
    return true
  }

  /** For tests: `client.get(…).loginAs({ userId })`. */
  async authenticateAsClient({ userId }: Pick<Caller, 'userId'>) {
    return { headers: { authorization: `Bearer ${await this.provider.signIn(userId)}` } }
  }
}

/** The guard for `config/auth.ts`. */
export const sessionGuard = (config: {
  provider: ConfigProvider<SessionProvider>
}): GuardConfigProvider<(ctx: HttpContext) => SessionGuard> => ({
  async resolver(_name, app) {
    const provider = await config.provider.resolver(app)
    return (ctx) => new SessionGuard(ctx, provider)
  },
})
