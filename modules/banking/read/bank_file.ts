import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FieldError } from '#core/errors/app_error'
import { decoded, detectEncoding, type Encoding } from '#modules/imports/public'
import { readCamt } from './camt/read_camt.js'
import { readZip } from './camt/read_zip.js'
import { type CsvShape, type CsvWish, readBankCsv } from './csv/read_bank_csv.js'
import { readMt940 } from './mt940/read_mt940.js'
import { readOfx } from './ofx/read_ofx.js'
import type { ParsedStatement, StatementFormat } from './parsed.js'

export interface BankFile {
  format: StatementFormat
  statements: ParsedStatement[]
  shape?: CsvShape
}

const HEAD = 8192
const ZIP = Buffer.from('PK\u0003\u0004')
const NO_STATEMENTS = [
  Buffer.from('%PDF'),
  Buffer.from('\x89PNG'),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
]

/**
 * Reads a file of a bank by its content, not by its name.
 * @throws 422 with a sentence for a file that is no statement, holds no entry or is hostile
 */
export async function readBankFile(path: string, wish: CsvWish): Promise<BankFile> {
  const file = await readAny(path, wish)
  const statements = file.statements
    .map((one) => ({ ...one, entries: one.entries.filter(({ amount }) => amount !== 0n) }))
    .filter(({ entries }) => entries.length > 0)
  if (statements.length === 0) throw new FieldError('file', 'banking.empty')
  return { ...file, statements }
}

async function readAny(path: string, wish: CsvWish): Promise<BankFile> {
  const head = await beginningOf(path)
  const isLike = (sign: Buffer) => head.subarray(0, sign.length).equals(sign)
  if (NO_STATEMENTS.some(isLike)) throw new FieldError('file', 'banking.no_statement')
  if (isLike(ZIP)) return { format: 'camt', statements: await readZip(path) }
  const encoding = await detectEncoding(path, head)
  return readAs(formatOf(new TextDecoder(encoding).decode(head)), path, encoding, wish)
}

/** @throws 422 `no_statement` for XML of another kind */
function formatOf(beginning: string): StatementFormat {
  const text = beginning.replace(/^\uFEFF/, '').trimStart()
  if (/^OFXHEADER|<OFX>/i.test(text)) return 'ofx'
  if (text.startsWith('<')) {
    if (/BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)/.test(text)) return 'camt'
    throw new FieldError('file', 'banking.no_statement')
  }
  return /^(\{[1-4]:|:20:)/m.test(text) && /^:2[05]/m.test(text) ? 'mt940' : 'csv'
}

async function readAs(
  format: StatementFormat,
  path: string,
  encoding: Encoding,
  wish: CsvWish
): Promise<BankFile> {
  if (format === 'csv') return { format, ...(await readBankCsv(path, encoding, wish)) }
  if (format === 'camt') return { format, statements: await readCamt(createReadStream(path)) }
  const text = await textOf(path, encoding)
  return { format, statements: format === 'ofx' ? readOfx(text) : readMt940(text) }
}

async function textOf(path: string, encoding: Encoding) {
  let text = ''
  for await (const piece of decoded(path, encoding)) text += piece
  return text
}

async function beginningOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
