import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { OWNERS, unpackOldFolder } from '../old_folder.js'
import { OutsideClient } from '../outside_client.js'
import { ServerProcess } from '../server_process.js'

const LINE = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
export const INVOICE = { customClient: { name: 'Laufkunde' }, lines: [LINE] }

/** Issues an invoice. @returns its number */
export async function issueInvoice(client: OutsideClient) {
  const { body } = await client.post('/api/invoices', INVOICE)
  const issued = await client.post(`/api/invoices/${body._id}/issue`)
  return String(issued.body.number)
}

/** The counting part of a number. */
export const countOf = (number: string) => Number(number.split('-').at(-1))

export async function ownerOn(server: ServerProcess) {
  const owner = new OutsideClient(server)
  await owner.signIn(OWNERS.SQLite, TEST_PASSWORD)
  return owner
}

/** The list of invoices, without what a webhook may change at any moment: an invoice that it named is handed out. */
export async function invoicesOf(owner: OutsideClient) {
  const { body } = await owner.get<object[]>('/api/invoices')
  return body.map((invoice) => ({ ...invoice, handedOutAt: undefined, isVoidable: undefined }))
}

/** A stopped installation on SQLite with records in almost every table, used by today's Kontor once, to be copied. */
export async function makeMovable() {
  const old = await unpackOldFolder('SQLite')
  const server = new ServerProcess(old.settings)
  await server.start()
  const owner = await ownerOn(server)
  const lastNumber = await issueInvoice(owner)
  const invoices = await invoicesOf(owner)
  await server.kill('SIGTERM')

  const copies: string[] = []
  const copy = () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-move-'))
    copies.push(folder)
    cpSync(old.folder, folder, { recursive: true })
    return { KONTOR_DATA: folder }
  }
  const remove = async () => {
    for (const folder of copies) rmSync(folder, { recursive: true, force: true })
    await old.remove()
  }
  return { lastNumber, invoices, copy, remove }
}

/** SHA-256 of the SQLite file. */
export const hashOfSource = ({ KONTOR_DATA }: { KONTOR_DATA: string }) =>
  createHash('sha256')
    .update(readFileSync(join(KONTOR_DATA, 'kontor.sqlite3')))
    .digest('hex')

/** The last line that `db:move --json` prints. */
export const lastLineOf = (said: string) => JSON.parse(said.slice(said.indexOf('{"ok"')))
