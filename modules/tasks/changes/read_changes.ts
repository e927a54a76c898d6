import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { instantText } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyContext } from '#core/http/caller'
import { workedSeconds } from '#modules/tasks/local_time'
import { reachesAll } from '#modules/tasks/reach'
import type { ChangeKind } from './change_kinds.js'
import { describeChange } from './describe_change.js'
import type { EntryState } from './entry_state.js'
import { statesAfter, statesBefore, type TimeChangeRow } from './time_change_row.js'

type Asker = Pick<CompanyContext, 'caller' | 'company' | 'language'>

interface ListedRow extends TimeChangeRow {
  person_name: string
  reversed_kind: ChangeKind | null
}

/** The changes of time that the viewer made, the latest first; of others' time only while the viewer may see it. */
export function ownChanges({ company, caller }: Asker): DatabaseQueryBuilderContract<ListedRow> {
  const query = reader()
    .from('time_changes')
    .leftJoin('users', 'users.id', 'time_changes.person_id')
    .leftJoin('time_changes as reversed', (on) =>
      on
        .on('reversed.company_id', 'time_changes.company_id')
        .andOn('reversed.id', 'time_changes.reverses_id')
    )
    .where('time_changes.company_id', company.id)
    .where('time_changes.user_id', caller.userId)
    // An undo is forgotten with the change that it is about.
    .where((known) => known.whereNull('time_changes.reverses_id').orWhereNotNull('reversed.id'))
    .select('time_changes.*', 'users.name as person_name', 'reversed.kind as reversed_kind')
    .orderBy('time_changes.position', 'desc')
  if (!reachesAll({ company, caller })) query.where('time_changes.person_id', caller.userId)
  return query
}

/** Changes as the API shows them, with a sentence each in the viewer's language. */
export async function transformChanges({ company, language }: Asker, rows: ListedRow[]) {
  const changes = rows.map((row) => ({
    row,
    before: statesBefore(row),
    after: statesAfter(row),
  }))
  const titles = await titlesOf(company.id, [
    ...new Set(changes.flatMap(({ before, after }) => [...before, ...after]).map(taskIdOf)),
  ])
  const words = { language, titles, timeZone: company.timeZone }
  return changes.map(({ row, before, after }) => ({
    _id: row.id,
    kind: row.kind,
    changedAt: instantText(row.changed_at),
    person: { _id: row.person_id, name: row.person_name },
    description: describeChange(
      { kind: row.kind, reversedKind: row.reversed_kind, before, after },
      words
    ),
    /** The change that this one takes back or makes again; null for others. */
    reverses: row.reverses_id,
    /** It was taken back. */
    isUndone: row.reversed_by !== null,
    before: before.map((state) => viewOf(state, titles)),
    after: after.map((state) => viewOf(state, titles)),
  }))
}

const taskIdOf = ({ taskId }: EntryState) => taskId

async function titlesOf(companyId: string, ids: string[]): Promise<Map<string, string>> {
  const rows: { id: string; title: string }[] = await reader()
    .from('tasks')
    .where('company_id', companyId)
    .whereIn('id', ids)
    .select('id', 'title')
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const viewOf = (state: EntryState, titles: ReadonlyMap<string, string>) => ({
  _id: state.id,
  task: { _id: state.taskId, title: titles.get(state.taskId) ?? null },
  startTime: instantText(state.startedAt),
  endTime: state.endedAt === null ? null : instantText(state.endedAt),
  breakSeconds: state.breakSeconds,
  seconds: state.endedAt === null ? null : workedSeconds(state),
  note: state.note,
  tags: state.tags,
})
