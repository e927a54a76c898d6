import { isDeepStrictEqual } from 'node:util'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'

interface Entry {
  companyId: string
  id: string
}

const KNOWN = 'select id, name from time_tags where company_id = ? and folded_name = ?'
const OF_ENTRY = `
  select tag_id from time_entry_tags where company_id = ? and entry_id = ? order by tag_id`
const FORGET = 'delete from time_entry_tags where company_id = ? and entry_id = ?'

/**
 * Gives an entry exactly these tags. A name that the company has already, in whatever letters, is that tag. Only inside
 * recordChange, after the entry was kept.
 * @returns whether they have changed
 */
export async function replaceTags({ companyId, id }: Entry, names: readonly string[]) {
  const tagIds = new Set<string>()
  for (const name of names) tagIds.add(await tagIdOf(companyId, name))
  const before = await readRows<{ tag_id: string }>(OF_ENTRY, [companyId, id])
  const after = [...tagIds].sort()
  if (
    isDeepStrictEqual(
      after,
      before.map(({ tag_id }) => tag_id)
    )
  )
    return false
  // On MariaDB a delete without a match locks a gap and blocks inserts of others.
  if (before.length > 0) await changeRows(FORGET, [companyId, id])
  await insertRows(
    'time_entry_tags',
    after.map((tagId) => ({ company_id: companyId, id: newId(), entry_id: id, tag_id: tagId }))
  )
  return true
}

/** A name as it is compared. */
export const foldedTag = (name: string) => foldText(name).slice(0, 300)

async function tagIdOf(companyId: string, name: string): Promise<string> {
  const folded = foldedTag(name)
  const [known] = await readRows<{ id: string }>(KNOWN, [companyId, folded])
  if (known) return known.id
  const tag = {
    company_id: companyId,
    id: newId(),
    name,
    folded_name: folded,
    created_at: now(),
  }
  try {
    await insertRows('time_tags', [tag])
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  return tag.id
}
