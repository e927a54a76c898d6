import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { ask } from '../lib/output/prompt.js'
import { resolveCompany } from '../lib/resolve_company.js'

/**
 * `kontor admin ask <company> -m "…"`: asks the applicant of a waiting company something. Prints the link to the answer
 * where no mail server brings it.
 * @throws `needs_message` where nobody can be asked for the text
 */
export async function askApplicant(
  context: Context,
  words: string[],
  { message }: { message?: string }
) {
  const client = context.client()
  const company = await resolveCompany(client, words.join(' ').trim(), 'pending')
  const question = await textOf(context, message)
  const { body } = await client.post('/api/admin/companies/:id/questions', {
    params: { id: company._id },
    body: { question },
  })
  if (context.isJson) return context.printJson({ company, ...body })
  if (body.url === null) context.print(context.t('admin.ask_done', { company: company.name }))
  else {
    context.print(context.t('admin.ask_link'))
    context.printData(body.url)
  }
}

async function textOf(context: Context, given?: string) {
  if (given !== undefined) return given
  const text = process.stdin.isTTY ? await ask(context, context.t('admin.ask_question')) : ''
  if (!text) throw new Failure('needs_message')
  return text
}
