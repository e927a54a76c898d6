import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { shortId } from '../lib/find.js'
import { ask } from '../lib/output/prompt.js'
import { resolveCompany } from '../lib/resolve_company.js'

/**
 * `kontor admin note <company> "…"`: writes a note that the company never sees; with `--delete` an own one is deleted.
 * @throws `needs_note` where nobody can be asked for the text, `no_such_note`
 */
export async function note(
  context: Context,
  wanted: string,
  { text, delete: id }: { text: string | undefined; delete?: string }
) {
  const company = await resolveCompany(context.client(), wanted, 'active')
  if (id !== undefined) return remove(context, company, id)
  const { body: notes } = await context.client().post('/api/admin/companies/:id/notes', {
    params: { id: company._id },
    body: { text: await textOf(context, text) },
  })
  if (context.isJson) return context.printJson({ company, notes })
  context.print(context.t('admin.note_added', { company: company.name }))
}

async function remove(context: Context, { _id }: { _id: string }, wanted: string) {
  const client = context.client()
  const { body } = await client.get('/api/admin/companies/:id', { params: { id: _id } })
  const found = body.notes.find(
    (each) => each.isOwn && (each._id === wanted || shortId(each._id) === wanted)
  )
  if (!found) throw new Failure('no_such_note', { values: { wanted } })
  await client.delete('/api/admin/companies/:id/notes/:noteId', {
    params: { id: _id, noteId: found._id },
  })
  if (context.isJson) return context.printJson({ deleted: found })
  context.print(context.t('admin.note_deleted'))
}

async function textOf(context: Context, given?: string) {
  if (given !== undefined) return given
  const text = process.stdin.isTTY ? await ask(context, context.t('admin.note_question')) : ''
  if (!text) throw new Failure('needs_note')
  return text
}
