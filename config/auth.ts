import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import { configProvider } from '@adonisjs/core'
import { sessionGuard } from '#core/http/guards/session_guard'
import { tokenGuard } from '#core/http/guards/token_guard'

const authConfig = defineConfig({
  default: 'session',
  guards: {
    session: sessionGuard({
      provider: configProvider.create(async () => {
        const { SessionRows } = await import('#modules/auth/session_rows')
        return new SessionRows()
      }),
    }),
    token: tokenGuard({
      provider: configProvider.create(async () => {
        const { TokenRows } = await import('#modules/tokens/token_rows')
        return new TokenRows()
      }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
