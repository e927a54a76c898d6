import { join } from 'node:path'
import { readRows } from '#core/database/read_rows'
import { keyFilesIn, readKeyFile, wrappingKey } from '#core/sealing/key_files'
import { countFilesWithoutKey } from '#core/sealing/missing_keys'
import { KEYS_FOLDER } from '#core/start/data_folder'
import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'

/** Whether the keys of companies are there and open with APP_KEY. */
export const companyKeys: Check = {
  name: 'company_keys',
  isThorough: true,
  readsDatabase: true,
  async look() {
    const files = await keyFilesIn(join(env.KONTOR_DATA, KEYS_FOLDER))
    const wrapping = wrappingKey(env.APP_KEY)
    const opened = await Promise.all(files.map((file) => readKeyFile(file, wrapping)))
    const closed = opened.filter((key) => key === undefined).length
    if (closed > 0) return trouble('company_keys_closed', { count: closed })
    const companies = await readRows<{ id: string }>('select id from companies', [])
    let missing = 0
    for (const { id } of companies) missing += await countFilesWithoutKey(id)
    if (missing > 0) return trouble('company_keys_missing', { count: missing })
    return fine('company_keys_open', { count: files.length })
  },
}
