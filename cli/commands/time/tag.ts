import type { Context } from '../../lib/context.js'
import { takeReference } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { fold } from '../../lib/times/fold.js'
import { changeEntry } from './change.js'

/** `kontor tag [@n] names…`: adds tags to an entry and takes others off; without names lists the tags that are known. */
export async function tag(
  context: Context,
  words: string[],
  { remove = [] }: { remove?: string[] }
) {
  const { reference, rest } = takeReference(words)
  if (!rest.length && !remove.length) return list(context)
  const gone = remove.map(fold)
  const added = rest
    .flatMap((word) => word.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
  await changeEntry(context, reference, async ({ entry }) => {
    const known = entry.tags.map(fold)
    const missing = gone.find((name) => !known.includes(name))
    if (missing !== undefined) {
      throw new Failure('no_such_tag', { values: { wanted: missing }, next: 'kontor entries' })
    }
    return { tags: [...entry.tags.filter((name) => !gone.includes(fold(name))), ...added] }
  })
}

async function list(context: Context) {
  const { body } = await context.client().get('/api/time-tags')
  if (context.isJson) return context.printJson(body)
  if (!body.length) return context.print(context.t('entries.no_tags'))
  for (const { name } of body) context.printData(context.terminal.show(name))
}
