import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { FileType } from '#core/files/file_types'
import { openContent, type SealedContent } from '#core/sealing/sealed_rows'
import type { Task } from '#modules/tasks/models/task'
import type { Viewer } from '#modules/tasks/reach'
import { transformPerson } from '#modules/tasks/transformers/task_transformer'

/** A file of a task without its bytes. */
export interface TaskFile {
  id: string
  name: string
  type: FileType
  /** Bytes. */
  size: number | string
  sha256: string
  added_by: string
  person: string
  created_at: number | string
}

const INFO = `select task_files.id, task_files.name, task_files.type, task_files.size, task_files.sha256,
    task_files.added_by, users.name as person, task_files.created_at
  from task_files join users on users.id = task_files.added_by
  where task_files.company_id = ? and task_files.task_id = ?`

/** The files of a task in the order in which they came. */
export const filesOf = ({ companyId, id }: Task) =>
  readRows<TaskFile>(`${INFO} order by task_files.id`, [companyId, id])

/** One of them. @throws 404 */
export async function fileOf({ companyId, id }: Task, fileId: string) {
  const [file] = await readRows<TaskFile>(`${INFO} and task_files.id = ?`, [companyId, id, fileId])
  if (!file) throw notFound()
  return file
}

/** One of them with its bytes. @throws 404 */
export async function openFile(task: Task, fileId: string) {
  const { name, type } = await fileOf(task, fileId)
  const [sealed] = await readRows<SealedContent>(
    'select content, key_id from task_files where company_id = ? and id = ?',
    [task.companyId, fileId]
  )
  if (!sealed) throw notFound()
  const place = { company_id: task.companyId, id: fileId }
  return { name, type, content: await openContent({ ...place, ...sealed }) }
}

/** The files as the API names them. */
export const transformFiles = ({ caller }: Viewer, files: TaskFile[]) =>
  files.map(({ id, name, type, size, added_by, person, created_at }) => ({
    _id: id,
    name,
    type,
    size: Number(size),
    addedBy: transformPerson({ id: added_by, name: person }),
    createdAt: new Date(Number(created_at)).toISOString(),
    canDelete: caller.role !== 'employee' || added_by === caller.userId,
  }))
