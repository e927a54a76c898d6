import mysql from 'mysql2/promise'

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
