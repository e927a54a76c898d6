import { readFileSync } from 'node:fs'
import type { Operation } from './operations.js'
import { registryEntries } from './registry.js'
import { singular } from './shared_schemas.js'

/** A comment, and the declaration that it belongs to. */
const COMMENT = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*/
const MOST_ARTICLES = /^[aeio]|^u(?!n?i)/

/** The comments on the methods of controllers, by the name of the route: what a caller should know beyond the title. */
export function explanations(): Map<string, string> {
  return new Map(
    [...registryEntries()].flatMap(([name, entry]) => {
      const [, file, method] = /import\('#([^']+)'\)\.default\['(\w+)'\]/.exec(entry) ?? []
      const comment = file && method ? commentOn(file, method) : undefined
      return comment ? [[name, comment] as const] : []
    })
  )
}

function commentOn(file: string, method: string) {
  const source = readFileSync(`${file}.ts`, 'utf8')
  const onMethod = new RegExp(`${COMMENT.source}(?:async )?${method}\\(`).exec(source)
  const onClass = new RegExp(`${COMMENT.source}export default class`).exec(source)
  return plain((onMethod ?? onClass)?.[1])
}

/** Without stars and tags: `@throws 409` becomes a sentence of its own. */
function plain(comment: string | undefined) {
  return comment
    ?.replace(/^\s*\*/gm, '')
    .replace(/@throws\s+/g, 'Refused with ')
    .replace(/@(param|returns)[^@]*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const VERBS: Record<string, string> = {
  index: 'List',
  show: 'Read',
  store: 'Create',
  update: 'Change',
  destroy: 'Delete',
}

/** A title from the name of a route: `clients.clients.index` → "List clients". */
export function titleOf({ name, method }: Pick<Operation, 'name' | 'method'>): string {
  const [resource = '', action = ''] = name.split('.').slice(-2)
  const words = resource.replaceAll('_', ' ')
  if (action === 'index') return `List ${words}`
  const verb = VERBS[action] ?? (method === 'GET' ? 'Read' : 'Send')
  const one = singular(words)
  if (one === words) return `${verb} ${words}`
  return `${verb} ${MOST_ARTICLES.test(one) ? 'an' : 'a'} ${one}`
}
