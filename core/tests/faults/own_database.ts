import mysql, { type RowDataPacket } from 'mysql2/promise'

/** A new, empty database beside the one of TEST_DATABASE_URL. */
export async function makeDatabase(address: string, purpose: string) {
  const url = new URL(address)
  url.pathname = `${url.pathname}_${purpose}`
  const name = url.pathname.slice(1)
  const run = async (...statements: string[]) => {
    const connection = await mysql.createConnection(address)
    for (const statement of statements) await connection.query(statement)
    await connection.end()
  }
  await run(`drop database if exists \`${name}\``, `create database \`${name}\``)
  return { address: url.href, drop: () => run(`drop database \`${name}\``) }
}

/** The framework's record of the migrations that have run. */
const WRITTEN_DOWN = ['adonis_schema', 'adonis_schema_versions']

/**
 * The same with the tables of the one of TEST_DATABASE_URL, which the run of tests has migrated. The first start of a
 * server takes over a hundred steps, each with a commit on the disk: only tests of that start should wait for it.
 */
export async function makeMigratedDatabase(address: string, purpose: string) {
  const database = await makeDatabase(address, purpose)
  const from = new URL(address).pathname.slice(1)
  const connection = await mysql.createConnection(database.address)
  await connection.query('set foreign_key_checks = 0')
  const [tables] = await connection.query<RowDataPacket[]>(
    'select table_name as name from information_schema.tables where table_schema = ?',
    [from]
  )
  for (const { name } of tables) {
    const [[made]] = await connection.query<RowDataPacket[]>(`show create table ${from}.${name}`)
    await connection.query(made!['Create Table'])
  }
  for (const name of WRITTEN_DOWN) {
    await connection.query(`insert into ${name} select * from ${from}.${name}`)
  }
  await connection.end()
  return database
}
