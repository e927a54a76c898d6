import { readRows } from '#core/database/read_rows'
import type { Task } from '#modules/tasks/models/task'
import type { PersonName } from '#modules/tasks/people'
import type { Viewer } from '#modules/tasks/reach'
import { transformPerson } from '#modules/tasks/transformers/task_transformer'

interface CommentRow {
  id: string
  text: string
  author_id: string
  author_name: string
  created_at: number | string
  edited_at: number | string | null
}

const NEWEST = `
  select task_comments.id, task_comments.text, task_comments.author_id, users.name as author_name,
    task_comments.created_at, task_comments.edited_at
  from task_comments join users on users.id = task_comments.author_id
  where task_comments.company_id = ? and task_comments.task_id = ?
  order by task_comments.id desc limit ?`

const MENTIONS = `
  select comment_mentions.comment_id, users.id, users.name
  from task_comments
  join comment_mentions on comment_mentions.company_id = task_comments.company_id
    and comment_mentions.comment_id = task_comments.id
  join users on users.id = comment_mentions.user_id
  where task_comments.company_id = ? and task_comments.task_id = ?
  order by users.name, users.id`

const COUNT = 'select count(*) as total from task_comments where company_id = ? and task_id = ?'

/** Comments that a page begins with. */
export const FIRST_COMMENTS = 50

/** The newest comments of a task, oldest first, and how many came before them. @param most comments in the answer */
export async function readComments(viewer: Viewer, task: Task, most = FIRST_COMMENTS) {
  const key = [task.companyId, task.id]
  const [rows, mentions, [counted]] = await Promise.all([
    readRows<CommentRow>(NEWEST, [...key, most]),
    readRows<PersonName & { comment_id: string }>(MENTIONS, key),
    readRows<{ total: number | string }>(COUNT, key),
  ])
  const mentionsOf = Map.groupBy(mentions, ({ comment_id }) => comment_id)
  return {
    earlier: Number(counted?.total ?? 0) - rows.length,
    comments: rows
      .reverse()
      .map((row) => transformComment(viewer, row, mentionsOf.get(row.id) ?? [])),
  }
}

/** Whether anything was written to a task. */
export const hasComments = async ({ companyId, id }: Task) => {
  const [row] = await readRows<{ total: number | string }>(COUNT, [companyId, id])
  return Number(row?.total ?? 0) > 0
}

function transformComment({ caller }: Viewer, row: CommentRow, mentions: PersonName[]) {
  const isOwn = row.author_id === caller.userId
  return {
    _id: row.id,
    text: row.text,
    author: transformPerson({ id: row.author_id, name: row.author_name }),
    /** People whom the comment names or has named. */
    mentions: mentions.map(transformPerson),
    createdAt: new Date(Number(row.created_at)).toISOString(),
    editedAt: row.edited_at === null ? null : new Date(Number(row.edited_at)).toISOString(),
    canEdit: isOwn,
    canDelete: isOwn || caller.role === 'owner',
  }
}
