import db from '@adonisjs/lucid/services/db'

/** Either driver's connection, as far as statements pass through it. */
interface Watched {
  prepare?: (sql: string) => unknown
  query?: (statement: string | { sql: string; values?: unknown[] }, values?: unknown) => unknown
}

/**
 * Notes every statement that reaches the databases of this process, before a driver puts values into it.
 * `restore` ends it. On SQLite the values go another way, so only MariaDB's are noted.
 */
export async function watchStatements() {
  const seen = { count: 0, texts: new Set<string>(), oddValues: new Set<string>() }
  const note = (sql: string, values: unknown) => {
    seen.count++
    seen.texts.add(sql)
    for (const value of Array.isArray(values) ? values : []) {
      if (!isScalar(value)) seen.oddValues.add(`${sql} with ${JSON.stringify(value)}`)
    }
  }
  const restores = [await watch('reader', note), await watch('writer', note)]
  const restore = () => {
    for (const end of restores) end()
  }
  return { seen, restore }
}

const isScalar = (value: unknown) =>
  typeof value !== 'object' || value === null || Buffer.isBuffer(value) || value instanceof Date

async function watch(name: 'reader' | 'writer', note: (sql: string, values: unknown) => void) {
  const pool = db.connection(name).getReadClient().client
  const connection: Watched = await pool.acquireConnection()
  pool.releaseConnection(connection)
  const { prepare } = connection
  if (prepare) {
    // SQLite has one connection for each.
    connection.prepare = (sql) => {
      note(sql, [])
      return prepare(sql)
    }
    return () => {
      connection.prepare = prepare
    }
  }
  // The connections of a MariaDB pool change; their shared part is watched once.
  const shared = prototypeWith(connection, 'query')
  const { query } = shared
  if (!query || name === 'writer') return () => undefined
  shared.query = function (this: Watched, statement, values, ...rest: []) {
    if (typeof statement === 'string') note(statement, values)
    else note(statement.sql, statement.values ?? values)
    return query.call(this, statement, values, ...rest)
  }
  return () => {
    shared.query = query
  }
}

function prototypeWith(of: object, member: string): Watched {
  const parent = Object.getPrototypeOf(of)
  return Object.hasOwn(parent, member) ? parent : prototypeWith(parent, member)
}
