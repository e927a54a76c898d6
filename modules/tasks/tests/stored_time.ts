import { reader } from '#core/database/in_tx'
import type { Person } from '#modules/auth/factories/company_factory'
import { entriesOf } from './entries_of.js'

/** All that is stored of a person's time, without the versions that count its changes and the ids of parts. */
export async function storedTime(person: Person) {
  const entries = await entriesOf(person)
  const ids = entries.map(({ id }) => id)
  const breaks = await reader()
    .from('time_breaks')
    .whereIn('entry_id', ids)
    .orderBy('started_at')
    .select('entry_id', 'started_at', 'ended_at', 'open_entry_id')
  const tags = await reader()
    .from('time_entry_tags')
    .whereIn('entry_id', ids)
    .orderBy(['entry_id', 'tag_id'])
    .select('entry_id', 'tag_id')
  const timers = await reader().from('active_timers').where('user_id', person.user.id)
  return { entries: entries.map(({ version: _, ...entry }) => entry), breaks, tags, timers }
}
