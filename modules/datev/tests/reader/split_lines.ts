import { BatchFault } from './batch_fault.js'

/** Bytes without a character in Windows-1252. */
const UNASSIGNED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** The lines of a file in Windows-1252, each ended by CR and LF. @throws BatchFault */
export function splitLines(bytes: Uint8Array): string[] {
  if (isUtf8(bytes)) throw new BatchFault('charset', 'The file is in UTF-8.')
  if (bytes.some((byte) => UNASSIGNED.has(byte))) {
    throw new BatchFault('charset', 'A byte is no character of Windows-1252.')
  }
  const all = new TextDecoder('windows-1252').decode(bytes)
  const lines = all.split('\r\n')
  if (lines.pop() !== '') throw new BatchFault('line_end', 'The last line has no CR LF.')
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new BatchFault('line_end', 'A line ends otherwise.')
    if (/\p{Cc}/u.test(line)) throw new BatchFault('control_character', line)
  }
  return lines
}

/** More than ASCII, and valid UTF-8 nevertheless. */
function isUtf8(bytes: Uint8Array) {
  if (!bytes.some((byte) => byte > 0x7f)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The fields of a line as they are written, with their quotation marks. @throws BatchFault */
export function splitFields(line: string): string[] {
  const fields: string[] = []
  for (let at = 0; ; ) {
    const end = line[at] === '"' ? endOfText(line, at) : endOfPlain(line, at)
    fields.push(line.slice(at, end))
    if (end === line.length) return fields
    if (line[end] !== ';') throw new BatchFault('quotes', line.slice(at, end + 10))
    at = end + 1
  }
}

function endOfText(line: string, start: number) {
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] !== '"') continue
    if (line[at + 1] !== '"') return at + 1
    at += 1
  }
  throw new BatchFault('quotes', line.slice(start))
}

function endOfPlain(line: string, start: number) {
  const end = line.indexOf(';', start)
  const field = line.slice(start, end === -1 ? line.length : end)
  if (field.includes('"')) throw new BatchFault('quotes', field)
  return start + field.length
}
