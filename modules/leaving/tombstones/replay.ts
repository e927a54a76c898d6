import { inTx, reader } from '#core/database/in_tx'
import { User } from '#modules/auth/public'
import { removeFrom } from '#modules/leaving/actions/leave_company'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import { readTombstones, type Tombstone } from './tombstone_file.js'

/**
 * Repeats deletions that the database does not know, because it was restored from a backup of before them. Runs at each
 * start, before anything is served.
 */
export async function replayTombstones() {
  const known = new Set<string>(
    (await reader().from('tombstones').select('id')).map(({ id }) => id)
  )
  for (const tombstone of await readTombstones()) {
    if (!known.has(tombstone.id)) await replay(tombstone)
  }
}

async function replay({ id, kind }: Tombstone) {
  if (kind === 'person') await inTx(() => removeAgain(id))
}

async function removeAgain(id: string) {
  const person = await User.find(id)
  if (!person || person.leftAt !== null || person.companyId === null) return
  await removeFrom(await lockCompany(person.companyId), person, 'privacy')
}
