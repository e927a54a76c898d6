import { reader } from '#core/database/in_tx'
import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { type FoundClients, findClients } from '#modules/imports/kinds/find_clients'
import { type Viewer, withinProjects, withinTasks } from '#modules/tasks/public'
import type { TimeRow } from './prepare_time.js'

interface KnownProject {
  id: string
  name: string
  clientId: string | null
  clientName: string | null
  status: string
}

/** Where a row's time belongs; names without an id are created. */
export interface TimePlace {
  client?: { id?: string; name: string }
  project?: { id?: string; name: string }
  task: { id?: string; title: string }
}

/** Why a row has no place: a code of `imports:faults`, and the field that it is about. */
export interface PlaceFault {
  code: string
  field: string
}

export interface TimePlaces {
  of(row: TimeRow): TimePlace | PlaceFault
}

/** The projects and tasks that the importer reaches and some rows name. */
export async function readTimePlaces(
  viewer: Viewer & { company: CompanyScope },
  rows: TimeRow[]
): Promise<TimePlaces> {
  const general = translate(viewer.company.language, 'imports:times.general_task')
  const titleOf = ({ task }: TimeRow) => task || general
  const projects = await readProjects(viewer)
  const clients = await findClients(
    viewer.company,
    rows.map(({ client }) => ({ clientName: client }))
  )
  const tasks = await readTasks(viewer, rows.map(titleOf))
  return {
    of(row) {
      const found = projectOf(row, projects, clients)
      if ('code' in found) return found
      const { project } = found
      const title = titleOf(row)
      const known = project && !project.id ? undefined : tasks.get(keyOf(project?.id, title))
      return { ...found, task: { id: known, title } }
    },
  }
}

type ProjectPlace = Pick<TimePlace, 'client' | 'project'>

function projectOf(
  row: TimeRow,
  projects: KnownProject[],
  clients: FoundClients
): ProjectPlace | PlaceFault {
  if (row.projectId) {
    const chosen = projects.find(({ id }) => id === row.projectId)
    return chosen ? placeIn(chosen) : { code: 'time_project_gone', field: 'project' }
  }
  if (!row.project) return row.client ? clientOnly(row, projects, clients) : byTag(row, projects)
  const named = projects.filter(
    ({ name, clientName }) =>
      foldText(name) === foldText(row.project) &&
      (!row.client || foldText(clientName) === foldText(row.client))
  )
  const open = named.filter(({ status }) => status !== 'archived')
  if (open.length === 1) return placeIn(open[0])
  if (open.length > 1) return { code: 'time_project_ambiguous', field: 'project' }
  if (named.length > 0) return { code: 'time_project_archived', field: 'project' }
  return newProject(row.project, row, clients)
}

/** Time of a client without a project belongs to a project with the name of the client. */
const clientOnly = (row: TimeRow, projects: KnownProject[], clients: FoundClients) =>
  projectOf({ ...row, project: row.client }, projects, clients)

/** Programs without projects have tags: one that names exactly one open project chooses it. */
function byTag({ tags }: TimeRow, projects: KnownProject[]): ProjectPlace {
  const words = new Set(tags.map((tag) => foldText(tag)))
  const named = projects.filter(
    ({ name, status }) => status !== 'archived' && words.has(foldText(name))
  )
  return named.length === 1 ? placeIn(named[0]) : {}
}

const placeIn = ({ id, name, clientId, clientName }: KnownProject): ProjectPlace => ({
  project: { id, name },
  ...(clientId && { client: { id: clientId, name: clientName ?? '' } }),
})

function newProject(
  name: string,
  { client }: TimeRow,
  clients: FoundClients
): ProjectPlace | PlaceFault {
  if (!client) return { project: { name } }
  const same = clients.all({ clientName: client })
  if (same.length > 1) return { code: 'client_ambiguous', field: 'client' }
  return { project: { name }, client: { id: same[0]?.id, name: same[0]?.name ?? client } }
}

async function readProjects(viewer: Viewer): Promise<KnownProject[]> {
  const query = reader()
    .from('projects')
    .leftJoin('clients', (join) =>
      join.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
    )
    .where('projects.company_id', viewer.company.id)
  return withinProjects(query, viewer).select(
    'projects.id',
    'projects.name',
    'projects.status',
    'projects.client_id as clientId',
    'clients.name as clientName'
  )
}

const keyOf = (projectId: string | null | undefined, title: string) =>
  `${projectId ?? ''} ${foldText(title)}`

/** The ids of tasks by project and title; of several the open one, then the oldest. */
async function readTasks(viewer: Viewer, titles: string[]) {
  const query = reader()
    .from('tasks')
    .where('tasks.company_id', viewer.company.id)
    .whereIn('tasks.folded_title', [...new Set(titles.map((title) => foldText(title)))])
    .orderByRaw("case tasks.status when 'open' then 0 else 1 end")
    .orderBy('tasks.created_at')
  const rows: { id: string; project_id: string | null; title: string }[] = await withinTasks(
    query,
    viewer
  ).select('tasks.id', 'tasks.project_id', 'tasks.title')
  const ids = new Map<string, string>()
  for (const { id, project_id, title } of rows) {
    const key = keyOf(project_id, title)
    if (!ids.has(key)) ids.set(key, id)
  }
  return ids
}
