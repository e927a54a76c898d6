import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { FieldError, forbidden } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { mailMention } from '#modules/tasks/mails/mention'
import { Task } from '#modules/tasks/models/task'
import { TaskComment } from '#modules/tasks/models/task_comment'
import type { Viewer } from '#modules/tasks/reach'
import { readersOf } from './readers_of_task.js'

interface CommentInput {
  text: string
  /** People whom the text names. */
  mentionIds?: string[] | undefined
}

/**
 * Adds a comment to a task and mails the people whom it names. Only inside inTx.
 * @throws 404 for a task out of reach, 422 `mention_unknown` for somebody who cannot see the task
 */
export async function addComment(viewer: Viewer, taskId: string, input: CommentInput) {
  const task = await Task.lock(viewer, taskId)
  const comment = TaskComment.for(viewer.company)
  comment.merge({
    taskId,
    authorId: viewer.caller.userId,
    text: input.text,
    createdAt: now(),
    editedAt: null,
  })
  await comment.save()
  await mention(task, comment, input.mentionIds)
  await record(task, 'task.commented')
  return task
}

/**
 * Changes the text of an own comment and mails the people whom only the new text names. Only inside inTx.
 * @throws 404 out of reach, 403 `comment_not_own`, 422 `mention_unknown`
 */
export async function editComment(viewer: Viewer, id: string, input: CommentInput) {
  const { task, comment } = await TaskComment.lockWithTask(viewer, id)
  if (comment.authorId !== viewer.caller.userId) throw forbidden('tasks.comment_not_own')
  if (comment.text !== input.text) {
    await comment.merge({ text: input.text, editedAt: now() }).save()
  }
  await mention(task, comment, input.mentionIds)
  await record(task, 'task.comment_changed')
  return task
}

/** Deletes an own comment, or any as the owner. Only inside inTx. @throws 404 out of reach, 403 `comment_not_own` */
export async function deleteComment(viewer: Viewer, id: string) {
  const { task, comment } = await TaskComment.lockWithTask(viewer, id)
  const { userId, role } = viewer.caller
  if (comment.authorId !== userId && role !== 'owner') throw forbidden('tasks.comment_not_own')
  await changeRows('delete from comment_mentions where company_id = ? and comment_id = ?', [
    task.companyId,
    id,
  ])
  await comment.delete()
  await record(task, 'task.comment_deleted')
}

const MENTIONED = 'select user_id from comment_mentions where company_id = ? and comment_id = ?'

/** Mails each person once for a comment, and nobody about their own. */
async function mention(task: Task, comment: TaskComment, userIds: string[] = []) {
  const wanted = userIds.filter((id) => id !== comment.authorId)
  if (wanted.length === 0) return
  const key = [comment.companyId, comment.id]
  const before = await readRows<{ user_id: string }>(MENTIONED, key)
  const known = new Set(before.map(({ user_id }) => user_id))
  const added = wanted.filter((id) => !known.has(id))
  if (added.length === 0) return
  const readers = await readersOf(task)
  const people = readers.filter(({ id }) => added.includes(id))
  if (people.length < added.length) throw new FieldError('mentionIds', 'tasks.mention_unknown')
  await insertRows(
    'comment_mentions',
    people.map(({ id }) => ({
      company_id: comment.companyId,
      comment_id: comment.id,
      user_id: id,
    }))
  )
  const author = readers.find(({ id }) => id === comment.authorId)
  for (const person of people) {
    await mailMention(person, { task, author: author?.name ?? '', text: comment.text })
  }
}

async function record({ id, companyId, title }: Task, action: string) {
  await audit({ companyId, action, subject: { type: 'task', id }, details: { title } })
  publish(companyId, { kind: 'task', id, audience: 'staff' })
}
