const SESSION = `SET SESSION time_zone = '+00:00', innodb_lock_wait_timeout = 10,
  sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION')`

/**
 * A connection that gives the same JavaScript values as SQLite does.
 * @param address mysql://user:password@host:port/database
 */
export function mysqlConnection(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address)
  return {
    client: 'mysql2' as const,
    // A statement that failed is named without its values: they are in no log.
    compileSqlOnError: false,
    connection: {
      host: hostname,
      port: Number(port || 3306),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      timezone: 'Z',
      charset: 'utf8mb4',
      dateStrings: true,
      jsonStrings: true,
      supportBigNumbers: true,
      decimalNumbers: true,
      connectTimeout: 10_000,
    },
    pool: {
      min: 0,
      max: 10,
      acquireTimeoutMillis: 15_000,
      afterCreate(
        connection: { query(sql: string, done: (error: Error | null) => void): void },
        done: (error: Error | null, connection: unknown) => void
      ) {
        connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (failure) => {
          if (failure) return done(failure, connection)
          connection.query(SESSION, (error) => done(error, connection))
        })
      },
    },
  }
}
