import { createHash } from 'node:crypto'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { AppError, FieldError, forbidden } from '#core/errors/app_error'
import { fileTypeOf, nameOfType } from '#core/files/file_types'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { sealContent } from '#core/sealing/sealed_rows'
import { assertRoom } from '#modules/auth/public'
import { Task } from '#modules/tasks/models/task'
import type { Viewer } from '#modules/tasks/reach'
import { fileOf, filesOf } from './task_files.js'

export const LARGEST_TASK_FILE = 15 * 1024 * 1024
const MOST_FILES = 50

/** Nothing that a browser or a desktop would run. */
const TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.presentation',
  'application/xml',
  'text/plain',
] as const

/**
 * Keeps a file of a task exactly as it was received; the same file again is kept once. Only inside inTx.
 * @throws 404 for a task out of reach, 422 `file_kind` for other kinds of files, 422 `too_many_files`,
 *   403 `plan_limit_reached`
 */
export async function addFile(
  viewer: Viewer,
  taskId: string,
  { name: given, content }: { name: string; content: Buffer }
) {
  const task = await Task.lock(viewer, taskId)
  const type = fileTypeOf(content, TYPES)
  if (!type) throw new FieldError('file', 'tasks.file_kind')
  const others = await filesOf(task)
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (others.some((other) => other.sha256 === sha256)) return task
  if (others.length >= MOST_FILES) throw new AppError(422, 'tasks.too_many_files')
  await assertRoom(task.companyId, 'storageBytes', content.length)
  const name = nameOfType(given, type, 'file')
  const place = { company_id: task.companyId, id: newId() }
  await insertRows('task_files', [
    {
      ...place,
      task_id: task.id,
      added_by: viewer.caller.userId,
      name,
      type,
      size: content.length,
      sha256,
      created_at: now(),
      ...(await sealContent(place, content)),
    },
  ])
  await record(task, 'task.file_added', name)
  return task
}

/**
 * Deletes a file; employees only those that they have added. Only inside inTx.
 * @throws 404 for a task or file out of reach, 403 `file_not_own`
 */
export async function removeFile(viewer: Viewer, taskId: string, fileId: string) {
  const task = await Task.lock(viewer, taskId)
  const { name, added_by } = await fileOf(task, fileId)
  const { role, userId } = viewer.caller
  if (role === 'employee' && added_by !== userId) throw forbidden('tasks.file_not_own')
  await changeRows('delete from task_files where company_id = ? and id = ?', [
    task.companyId,
    fileId,
  ])
  await record(task, 'task.file_removed', name)
  return task
}

async function record({ id, companyId, title }: Task, action: string, file: string) {
  await audit({ companyId, action, subject: { type: 'task', id }, details: { title, file } })
  publish(companyId, { kind: 'task', id, audience: 'staff' })
}
