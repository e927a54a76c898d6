import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A place in the product's code that reads or writes a table. */
export interface TableUse {
  file: string
  table: string
  /** The module of the file; `core` outside of modules. */
  by: string
  /** The module whose migrations create the table; `core` for the platform's own tables. */
  owner: string
  isWrite: boolean
}

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? 'core'

const filesIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort()
const sourceOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')

/** Every table with the module that creates it. */
export function tableOwners() {
  const owners = new Map<string, string>()
  for (const file of filesIn('{database,modules/*}/migrations/*.ts')) {
    for (const [, table] of sourceOf(file).matchAll(/createTable\('(\w+)'/g)) {
      owners.set(table!, moduleOf(file))
    }
  }
  return owners
}

/** SQL that changes the table named after it, in any of the two databases. */
const WRITING_SQL =
  /\b(?:insert(?:\s+or\s+\w+|\s+ignore)?\s+into|replace\s+into|delete\s+from|update)\s+`?$/i
/** SQL that reads the table named after it. */
const READING_SQL = /\b(?:from|join)\s+`?$/i
/** Calls that write rows into the table named first. */
const WRITING_CALL = /(?:\binsertRows\(|\.table\(|\.into\()\s*['"`]$/
/** Calls of the query builder, and objects, that name a table. */
const READING_CALL = /(?:\.from\(|[jJ]oin\(|\btable: |\bgone\(|\bof\w*\()\s*['"`]$/
/** SQL or a builder whose table is a variable: every text of its file that is a table counts as read. */
const COMPUTED_TABLE = /\b(?:from|join)\s+`?\$\{(?!PLAN|steady)|\.from\([a-z]\w*[,)]/
/** A builder's chain that ends in a change. */
const CHANGES_CHAIN = /^[^;]*?\.(?:update|delete|insert|increment|decrement)\(/

/** Lists of what people write: "invoices from vendors" is no SQL. */
const WORDS = 'modules/assistant/understand/'

/** Comments are no code: a table that is only mentioned is not used. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** A chain of calls up to the next statement: an empty line or a line that is less indented begins one. */
const chainAfter = (code: string, end: number) =>
  code.slice(end, end + 1_500).split(/\n\s*\n|\n\s*(?:const|return|await|let|if|for|\})\b/)[0]!

/**
 * Where the product's code reads and writes tables by SQL, by the query builder or by rows of `insertRows`.
 * Migrations, tests and the factories of tests are left out.
 */
export function tableUses(owners: Map<string, string>): TableUse[] {
  const names = new RegExp(`(?<![\\w.$])(${[...owners.keys()].join('|')})(?![\\w(])`, 'g')
  return filesIn('{core,modules}/**/*.ts')
    .filter((file) => !/\/(tests|factories|migrations)\//.test(file) && !file.startsWith(WORDS))
    .flatMap((file) => {
      const code = withoutComments(sourceOf(file))
      const isComputed = COMPUTED_TABLE.test(code)
      return [...code.matchAll(names)].flatMap((match) => {
        const before = code.slice(Math.max(0, match.index - 80), match.index)
        const after = chainAfter(code, match.index + match[0].length)
        const isCall = READING_CALL.test(before)
        const isWrite =
          WRITING_SQL.test(before) ||
          WRITING_CALL.test(before) ||
          (isCall && /\.from\(\s*['"`]$/.test(before) && CHANGES_CHAIN.test(after))
        const isSqlRead = READING_SQL.test(before)
        const isNamed = isComputed && /['"]$/.test(before) && /^['"]/.test(after)
        if (!isWrite && !isCall && !isSqlRead && !isNamed) return []
        const table = match[1]!
        return [{ file, table, by: moduleOf(file), owner: owners.get(table)!, isWrite }]
      })
    })
}

/** Where code changes rows of a table that is named by a variable. */
export function unnamedWrites() {
  const SQL =
    /\b(?:insert(?:\s+ignore)?\s+into|delete\s+from|update)\s+`?\$\{|\binsertRows\(\s*[a-z]/i
  return filesIn('{core,modules}/**/*.ts')
    .filter((file) => !/\/(tests|factories|migrations)\//.test(file))
    .filter((file) => SQL.test(withoutComments(sourceOf(file))))
}

/** Where code writes into a record of another module by its model: creates one, or saves one that it imports the class of. */
export function foreignModelWrites() {
  const files = filesIn('modules/**/*.ts').filter(
    (file) => !/\/(tests|factories|migrations)\//.test(file)
  )
  const owners = new Map(
    files.flatMap((file) =>
      [...sourceOf(file).matchAll(MODEL)].map(([, name]) => [name!, moduleOf(file)] as const)
    )
  )
  return files.flatMap((file) => {
    const code = withoutComments(sourceOf(file))
    return [...owners]
      .filter(([, owner]) => owner !== moduleOf(file))
      .filter(([name, owner]) =>
        new RegExp(`\\b${name}\\b[^;]*?from '#modules/${owner}/public'`).test(code)
      )
      .flatMap(([name]) => writesOf(name, code).map((write) => `${file}: ${write}`))
  })
}

const MODEL = /class (\w+) extends (?:CompanyOwned\(BaseModel\)|BaseModel|DocumentModel|Offer)\b/g

/** `Invoice.for(`, `new Invoice(`, and `invoice.save(` of a variable that has the class as its type or comes from it. */
function writesOf(name: string, code: string) {
  const variables = [
    ...code.matchAll(new RegExp(`\\b(\\w+): ${name}\\b`, 'g')),
    ...code.matchAll(new RegExp(`const (\\w+) = (?:await )?${name}\\.`, 'g')),
  ].map(([, variable]) => variable!)
  const created = `\\b(?:${name}\\.(?:for|create|createMany|firstOrCreate|updateOrCreate)|new ${name})\\(`
  const saved = `\\b(?:${[...new Set(variables), name].join('|')})\\.(?:save|delete|merge)\\(`
  return [...code.matchAll(new RegExp(`${created}|${saved}`, 'g'))].map(([write]) => write)
}
