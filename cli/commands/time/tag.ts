import type { Context } from '../../lib/context.js'
import { takeReference } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { fold } from '../../lib/times/fold.js'
import { changeEntry, chooseEntry } from './change.js'

/** `kontor tag [@n] names…`: adds tags to an entry and takes others off; without names lists the tags that are known. */
export async function tag(
  context: Context,
  words: string[],
  { remove = [] }: { remove?: string[] }
) {
  const { reference, rest } = takeReference(words)
  if (!rest.length && !remove.length) return list(context)
  const chosen = await chooseEntry(context, reference)
  const gone = remove.map(fold)
  const added = rest
    .flatMap((word) => word.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
  const tags = [...chosen.entry.tags.filter((name) => !gone.includes(fold(name))), ...added]
  const known = chosen.entry.tags.map(fold)
  const isMissing = gone.find((name) => !known.includes(name))
  if (isMissing !== undefined) {
    throw new Failure('no_such_tag', { values: { wanted: isMissing }, next: 'kontor entries' })
  }
  await changeEntry(context, chosen, { tags })
}

async function list(context: Context) {
  const { body } = await context.client().get('/api/time-tags')
  if (context.isJson) return context.printJson(body)
  if (!body.length) return context.print(context.t('entries.no_tags'))
  for (const { name } of body) context.printData(context.terminal.show(name))
}
