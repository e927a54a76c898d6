import { defineConfig, targets } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import { loggedError } from '#core/log/logged_error'
import env from '#core/start/env'

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'kontor',
      level: env.NODE_ENV === 'test' ? 'silent' : env.LOG_LEVEL,
      serializers: { err: loggedError },
      redact: { paths: ['password', '*.password', 'token', '*.token', 'authorization'] },
      transport: {
        targets: targets()
          .pushIf(!app.inProduction, targets.pretty())
          .pushIf(app.inProduction, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})
