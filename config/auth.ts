import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import { configProvider } from '@adonisjs/core'
import { sessionGuard } from '#core/http/session_guard'

const authConfig = defineConfig({
  default: 'session',
  guards: {
    session: sessionGuard({
      provider: configProvider.create(async () => {
        const { SessionRows } = await import('#modules/auth/session_rows')
        return new SessionRows()
      }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
