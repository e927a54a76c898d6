import { FieldError } from '#core/errors/app_error'
import type { TableRow } from '#modules/imports/read/cell'
import { checkedRows } from '#modules/imports/read/checked_rows'
import { parsedCsv } from '#modules/imports/read/read_csv'
import type { ZipParts } from '#modules/imports/read/zip_parts'
import { rowOf } from './row_of.js'

/** The part that makes a ZIP file an export of solidtime. */
export const SOLIDTIME_ENTRIES = 'time_entries.csv'

/** Records beside the entries that are kept in memory. */
const MOST_RECORDS = 100_000

type Record = Map<string, string>

/**
 * The entries of a solidtime export, a ZIP file with one CSV per table, with the names of what they refer to. Columns as
 * in `app/Service/Export/ExportService.php` of solidtime-io/solidtime; tags are a JSON list of ids, instants are UTC.
 */
export async function* readSolidtime(parts: ZipParts): AsyncGenerator<TableRow> {
  const [clients, projects, tasks, members, tags] = [
    await byId(parts, 'clients.csv'),
    await byId(parts, 'projects.csv'),
    await byId(parts, 'tasks.csv'),
    await byId(parts, 'members.csv'),
    await byId(parts, 'tags.csv'),
  ]
  const nameOf = (records: Map<string, Record>, id: string | undefined) =>
    records.get(id ?? '')?.get('name') ?? ''
  let number = 1
  for await (const entry of records(parts, SOLIDTIME_ENTRIES)) {
    number += 1
    const project = projects.get(entry.get('project_id') ?? '')
    const member = members.get(entry.get('member_id') ?? '')
    yield rowOf(number, {
      id: entry.get('id') ?? '',
      start: entry.get('start') ?? '',
      end: entry.get('end') ?? '',
      project: project?.get('name') ?? '',
      client: nameOf(clients, entry.get('client_id') || project?.get('client_id')),
      task: nameOf(tasks, entry.get('task_id')),
      tags: idsIn(entry.get('tags')).map((id) => nameOf(tags, id)),
      note: entry.get('description') ?? '',
      billable: entry.get('billable') === 'true',
      person: member?.get('name') ?? '',
      email: member?.get('email') ?? '',
    })
  }
}

async function byId(parts: ZipParts, name: string) {
  const found = new Map<string, Record>()
  if (!parts.has(name)) return found
  let count = 0
  for await (const record of records(parts, name)) {
    found.set(record.get('id') ?? '', record)
    if (++count > MOST_RECORDS) throw new FieldError('file', 'imports.workbook_too_large')
  }
  return found
}

/** The rows of a part by their headings. */
async function* records(parts: ZipParts, name: string): AsyncGenerator<Record> {
  const decoder = new TextDecoder()
  const source = await parts.read(name)
  const pieces = async function* () {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  let headings: string[] | undefined
  for await (const { cells } of checkedRows(parsedCsv(pieces(), ','))) {
    const texts = cells.map(String)
    if (headings) yield new Map(headings.map((heading, column) => [heading, texts[column] ?? '']))
    else headings = texts
  }
}

function idsIn(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/"([^"]+)"/g)].map(([, id]) => id)
}
