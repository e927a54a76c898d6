import type { AnswerOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { resolveCompanies } from '../lib/resolve_company.js'
import type { Client } from '../lib/server/client.js'
import { reasonFor } from './admin.js'

type Answer = AnswerOf<'POST', '/api/admin/companies/batch/approve'>

/**
 * `kontor admin approve|reject` with several companies: all are looked up before the first is decided on; each
 * decision is a change of its own.
 * @throws `not_all_decided` when the server refused some, after naming them
 */
export async function decideMany(
  context: Context,
  step: 'approve' | 'reject',
  { words, reason }: { words: string[]; reason?: string }
) {
  const client = context.client()
  const companies = await resolveCompanies(client, words, 'pending')
  const ids = companies.map(({ _id }) => _id)
  const { done, refused } = await send(context, client, { step, ids, reason })
  if (context.isJson) context.printJson({ step, done, refused })
  else {
    const { terminal, t, print } = context
    for (const { name } of done) print(terminal.show(t(`admin.${step}_done`, { company: name })))
    for (const { _id, error } of refused) {
      const name = companies.find((company) => company._id === _id)?.name ?? _id
      print(terminal.paint('red', terminal.show(`${name}: ${error}`)))
    }
  }
  if (refused.length > 0) {
    throw new Failure('not_all_decided', {
      values: { done: done.length, refused: refused.length },
    })
  }
}

async function send(
  context: Context,
  client: Client,
  { step, ids, reason }: { step: 'approve' | 'reject'; ids: string[]; reason: string | undefined }
): Promise<Answer> {
  if (step === 'approve') {
    return (await client.post('/api/admin/companies/batch/approve', { body: { ids } })).body
  }
  const body = { ids, reason: await reasonFor(context, step, reason) }
  return (await client.post('/api/admin/companies/batch/reject', { body })).body
}
