import { readRows } from '#core/database/read_rows'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import {
  countInvoices,
  invoiceFiles,
  type Missing,
  pictureFiles,
  receivedFiles,
} from './document_files.js'
import { EXPORTED_TABLES } from './exported_tables.js'
import { countPapers, paperFiles } from './paper_files.js'
import { columnsOf } from './table_columns.js'
import { tableFiles } from './table_files.js'
import { z3Index } from './z3_index.js'

type Company = Pick<CompanyScope, 'id' | 'language'> & { name: string }

/** How many files there will be, about: pictures and received files are not counted. */
export const countFiles = async (company: Company) =>
  EXPORTED_TABLES.length * 2 + (await countInvoices(company)) * 2 + (await countPapers(company)) + 2

/** Everything that Kontor has of a company, file by file, while it is written. */
export async function* companyArchive(
  company: Company,
  requestedBy: string | null,
  at: Date
): AsyncGenerator<ZipEntry> {
  const missing: Missing = []
  yield* invoiceFiles(company, requestedBy, missing)
  yield* paperFiles(company, missing)
  yield* receivedFiles(company, missing)
  yield* pictureFiles(company, at, missing)
  // After the documents, so that the tables say that they were handed out.
  for (const exported of EXPORTED_TABLES) yield* tableFiles(company.id, exported, at)
  yield textFile('index.xml', await indexOf(company), at)
  yield textFile('README.txt', readme(company, missing), at)
}

const textFile = (name: string, text: string, at: Date): ZipEntry => ({
  name,
  content: Buffer.from(text),
  at,
  isDeflated: true,
})

async function indexOf({ id, name }: Company) {
  const [profile] = await readRows<{ city: string }>(
    'select city from company_profiles where company_id = ?',
    [id]
  )
  const tables = []
  for (const { table } of EXPORTED_TABLES) tables.push({ table, columns: await columnsOf(table) })
  return z3Index({ name, place: profile?.city ?? '' }, tables)
}

function readme({ name, language }: Company, missing: Missing) {
  const say = (key: string, values = {}) => translate(language, `leaving:readme.${key}`, values)
  const parts = [
    'data',
    'invoices',
    'offers',
    'orders',
    'delivery_notes',
    'letters',
    'receipts',
    'attachments',
    'files',
    'signatures',
    'pictures',
    'index',
  ]
  const lines = [say('title', { name }), '', ...parts.map((part) => say(part)), '', say('amounts')]
  if (missing.length > 0) lines.push('', say('missing'), ...missing)
  return `${lines.join('\n')}\n`
}
