import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'
import env from '#core/start/env'

/** `memory` is for floods, counted per process; `database` for tries that must hold everywhere. */
const limiterConfig = defineConfig({
  default: 'memory',
  stores: {
    memory: stores.memory({}),
    database: stores.database({
      tableName: 'rate_limits',
      connectionName: 'writer',
      dbName: databaseName(),
      clearExpiredByTimeout: true,
    }),
  },
})

/** MySQL's store names its database in every statement; SQLite's has none. */
function databaseName() {
  return env.DATABASE_URL ? decodeURIComponent(new URL(env.DATABASE_URL).pathname.slice(1)) : 'main'
}

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
