import type { Context } from '../lib/context.js'
import { recentEntries } from '../lib/entries/own_entries.js'
import { Failure, ServerFailure } from '../lib/failures/failure.js'
import { myTasks } from '../lib/resolve_task.js'
import { fold } from '../lib/times/fold.js'
import { VALUE_KINDS, type ValueKind } from '../program_parts/parts.js'

/** A value that a shell may complete, with words about it. */
interface Value {
  value: string
  about?: string
}

const MOST = 50

/**
 * `kontor complete kind typed`, for the completion of shells: one value a line, a tab and words about it behind it. A
 * shell must not be disturbed, so failures print nothing.
 */
export async function complete(
  context: Context,
  { kind, typed = '' }: { kind: string; typed?: string }
) {
  const known = VALUE_KINDS.find((each) => each === kind)
  if (!known) return
  try {
    const start = fold(typed)
    const values = (await valuesOf(context, known, typed)).filter(({ value }) =>
      fold(value).startsWith(start)
    )
    for (const { value, about } of values.slice(0, MOST)) {
      const line = [value, about].filter(Boolean).map((text) => context.terminal.show(text ?? ''))
      context.printData(line.join('\t'))
    }
  } catch (error) {
    if (!(error instanceof Failure || error instanceof ServerFailure)) throw error
  }
}

async function valuesOf(context: Context, kind: ValueKind, typed: string): Promise<Value[]> {
  const client = context.client()
  const isProject = kind === 'projects' || (kind === 'tasks' && typed.startsWith('+'))
  if (isProject) {
    const { body } = await client.get('/api/projects', { query: { pageSize: 500 } })
    const mark = typed.startsWith('+') ? '+' : ''
    const active = body.filter(({ status }) => status === 'active')
    return active.map(({ name }) => ({ value: mark + name.trim().replace(/\s+/g, '-') }))
  }
  if (kind === 'tasks') {
    const { tasks } = await myTasks(client)
    const open = tasks.filter(({ status }) => status === 'open')
    return open.map(({ title, project }) => ({
      value: title,
      ...(project && { about: project.name }),
    }))
  }
  if (kind === 'clients') {
    const { body } = await client.get('/api/clients', { query: { pageSize: 500 } })
    return body.map(({ name, number }) => ({ value: name, about: number }))
  }
  if (kind === 'invoices') {
    const { body } = await client.get('/api/invoices', { query: { pageSize: MOST } })
    return numbersOf(body)
  }
  if (kind === 'orders') {
    const { body } = await client.get('/api/orders', { query: { pageSize: MOST } })
    return numbersOf(body)
  }
  if (kind === 'tags') {
    const { body } = await client.get('/api/time-tags')
    return body.map(({ name }) => ({ value: name }))
  }
  if (kind === 'files') return []
  const recent = await recentEntries(context, await context.here())
  return recent
    .slice(0, 9)
    .map(({ task }, index) => ({ value: `@${index + 1}`, about: task.title }))
}

/** The numbers of documents, drafts left out. */
const numbersOf = (documents: { number: string | null; client: { name: string } | null }[]) =>
  documents.flatMap(({ number, client }): Value[] =>
    number ? [{ value: number, ...(client && { about: client.name }) }] : []
  )
