import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { mysqlConnection } from '#core/database/mysql_connection'
import { newId } from '#core/ids'
import { StartRefused } from '#core/start/start_refused'

/** The first of some programs that this machine has. @throws StartRefused when it has none */
export function findProgram(names: string[]) {
  const found = names.find((name) => spawnSync(name, ['--version']).status === 0)
  if (found) return found
  throw new StartRefused(
    `this needs the program ${names.join(' or ')}; install the client package of MariaDB or MySQL on this machine.`
  )
}

/**
 * Starts a program of MariaDB or MySQL on a database. The password goes into a file that only this user can read and
 * that lives as long as the program: arguments and environments can be seen by others.
 * @param folder where that file may lie
 */
export function startOnDatabase(
  program: string,
  args: string[],
  { address, folder }: { address: string; folder: string }
) {
  const { hostname, port, username, password, pathname } = new URL(address)
  const file = `${folder}/.${newId()}.cnf`
  const quoted = (text: string) =>
    `"${decodeURIComponent(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  const lines = [
    '[client]',
    `host=${quoted(hostname)}`,
    `port=${port || 3306}`,
    `user=${quoted(username)}`,
    `password=${quoted(password)}`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  const child = spawn(program, [
    `--defaults-extra-file=${file}`,
    '--protocol=tcp',
    '--default-character-set=utf8mb4',
    ...args,
    decodeURIComponent(pathname.slice(1)),
  ])
  child.once('close', () => rmSync(file, { force: true }))
  return child
}

/** Waits for the end of a program. @throws StartRefused with its last words when it failed */
export async function assertFinished(program: string, child: ChildProcess) {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  const reason = said.trim().split('\n').at(-1)?.slice(0, 500)
  throw new StartRefused(`${program} failed: ${reason || `it ended with ${code}`}.`)
}

/** Runs some work on a connection of its own. */
export async function askMysql<T>(
  address: string,
  work: (ask: <Row>(sql: string) => Promise<Row[]>) => Promise<T>
) {
  const connection = await mysql.createConnection(mysqlConnection(address).connection)
  try {
    return await work(async <Row>(sql: string) => {
      const [rows] = await connection.query<(Row & RowDataPacket)[]>(sql)
      return rows
    })
  } finally {
    await connection.end()
  }
}

const TABLES =
  "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'"

export const tablesOf = (address: string) =>
  askMysql(address, async (ask) =>
    (await ask<{ name: string }>(TABLES)).map(({ name }) => name).sort()
  )
