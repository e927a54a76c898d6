import { assertStorage } from '#core/files/assert_storage'
import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'

/** Whether the data folder takes files. */
export const dataFolder: Check = {
  name: 'data_folder',
  async look() {
    const folder = env.KONTOR_DATA
    try {
      await assertStorage()
      return fine('storage_writable', { folder })
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return trouble('storage_unusable', { folder, reason: code ?? message })
    }
  },
}
