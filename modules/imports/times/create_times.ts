import { foldText } from '#core/database/search'
import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import type { CompanyScope } from '#core/http/caller'
import { addClients, newClientValidator } from '#modules/clients/public'
import type { Fault, Importer } from '#modules/imports/kinds/import_kind'
import { keepKeys } from '#modules/imports/models/imported_time'
import { addProject, addTask, importTimes, type Viewer } from '#modules/tasks/public'
import type { TimeToImport } from './check_time.js'
import { readTimePeople } from './time_people.js'
import type { TimePlace } from './time_places.js'

interface Creation {
  keys: (string | undefined)[]
  importer: Importer
  importId: string
}

/**
 * Creates clients, projects and tasks that are missing, then the entries. Only inside inTx.
 * @returns the id of each entry, or why it could not be written
 */
export async function createTimes(
  company: CompanyScope,
  times: TimeToImport[],
  { keys, importer, importId }: Creation
): Promise<(string | Fault[])[]> {
  const { importer: person } = await readTimePeople(company, importer.userId)
  const viewer = { company, caller: { userId: person.id, role: person.role } }
  const places = new NewPlaces(viewer, times)
  const entries = []
  for (const { place, ...time } of times) {
    entries.push({ ...time, taskId: await places.taskOf(place, time.userId) })
  }
  const results = await importTimes(viewer, entries)
  const kept = results.flatMap((result, index) => {
    const key = keys[index]
    return typeof result === 'string' && key ? [{ key, entryId: result }] : []
  })
  await keepKeys(company, importId, kept)
  return results.map((result) =>
    result instanceof AppError
      ? [{ field: 'start', message: errorSentence(result, importer.language) }]
      : result
  )
}

/** Creates what some rows name, each once. */
class NewPlaces {
  readonly #clients = new Map<string, string>()
  readonly #projects = new Map<string, string>()
  readonly #tasks = new Map<string, string>()

  constructor(
    private readonly viewer: Viewer & { company: CompanyScope },
    private readonly times: TimeToImport[]
  ) {}

  async taskOf(place: TimePlace, userId: string): Promise<string> {
    const { task } = place
    if (task.id) return task.id
    const projectId = await this.#projectOf(place)
    const created = () =>
      addTask(this.viewer, { title: task.title, projectId, assigneeIds: [userId] })
    return once(this.#tasks, `${projectId ?? ''} ${foldText(task.title)}`, async () => {
      return (await created()).id
    })
  }

  async #projectOf({ project, client }: TimePlace): Promise<string | null> {
    if (!project) return null
    if (project.id) return project.id
    const clientId = await this.#clientOf(client)
    return once(this.#projects, `${clientId ?? ''} ${foldText(project.name)}`, async () => {
      const memberIds = [
        ...new Set(
          this.times.flatMap(({ place, userId }) =>
            foldText(place.project?.name) === foldText(project.name) ? [userId] : []
          )
        ),
      ]
      return (await addProject(this.viewer.company, { name: project.name, clientId, memberIds })).id
    })
  }

  async #clientOf(client: TimePlace['client']): Promise<string | null> {
    if (!client) return null
    if (client.id) return client.id
    return once(this.#clients, foldText(client.name), async () => {
      const details = await newClientValidator.validate({ name: client.name })
      const [id] = await addClients(this.viewer.company, [details])
      return id
    })
  }
}

async function once(known: Map<string, string>, key: string, create: () => Promise<string>) {
  const id = known.get(key) ?? (await create())
  known.set(key, id)
  return id
}
