import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import type { TaskReader } from '#modules/tasks/comments/readers_of_task'
import type { Task } from '#modules/tasks/models/task'

interface Mention {
  task: Task
  /** The name of the person who wrote the comment. */
  author: string
  text: string
}

/** Mails a person that a comment names them, with the comment. Only inside inTx. */
export async function mailMention(
  { name, email, language }: TaskReader,
  { task, author, text }: Mention
) {
  const say = (key: string) =>
    translate(language, `tasks:mails.mention.${key}`, { author, title: task.title })
  const address = new URL('/tasks', env.APP_URL)
  address.searchParams.set('task', task.id)
  await queueMail({
    subject: say('subject'),
    blocks: [
      { kind: 'text', text: say('text') },
      { kind: 'text', text },
      { kind: 'action', label: say('open'), href: address.href },
    ],
    kind: 'tasks.mention',
    companyId: task.companyId,
    language,
    to: [{ name, email }],
    about: { type: 'task', id: task.id },
  })
}
