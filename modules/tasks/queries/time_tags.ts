import { reader } from '#core/database/in_tx'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

/** Most tags that are proposed. */
const MOST_TAGS = 1000

/** The tags of the time that a viewer reaches, by name: employees see those of their own time. */
export async function readTags(viewer: Viewer): Promise<{ _id: string; name: string }[]> {
  const tagged = reader()
    .from('time_entry_tags')
    .join('time_entries', (on) =>
      on
        .on('time_entries.company_id', 'time_entry_tags.company_id')
        .andOn('time_entries.id', 'time_entry_tags.entry_id')
    )
    .where('time_entry_tags.company_id', viewer.company.id)
    .select('time_entry_tags.tag_id')
  const rows: { id: string; name: string }[] = await reader()
    .from('time_tags')
    .where('company_id', viewer.company.id)
    .whereIn('id', withinTimeEntries(tagged, viewer))
    .orderBy('folded_name')
    .limit(MOST_TAGS)
    .select('id', 'name')
  return rows.map(({ id, name }) => ({ _id: id, name }))
}
