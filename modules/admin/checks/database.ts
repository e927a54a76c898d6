import { reader } from '#core/database/in_tx'
import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'

/** Whether the database answers. */
export const database: Check = {
  name: 'database',
  async look() {
    try {
      await reader().rawQuery('select 1')
      return fine(env.DATABASE_URL ? 'database_answers' : 'file_answers')
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      return trouble('database_away', { reason: code ?? message })
    }
  },
}
