import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zipOf as packed } from '#core/files/zip'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A ZIP file of some parts. */
export function zipOf(parts: Record<string, string | Readable>): Promise<Buffer> {
  return buffer(
    packed(
      Object.entries(parts).map(([name, part]) => ({
        name,
        content: typeof part === 'string' ? Buffer.from(part) : part,
        at: new Date(),
        isDeflated: true,
      }))
    )
  )
}

/** The parts of a workbook as Excel writes them; the XML of its sheets by their names. */
export function workbookParts(sheets: Record<string, string>, more: Record<string, string> = {}) {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`)
  const links = names.map(
    (_, at) =>
      `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`
  )
  return {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((xml, at) => [`xl/worksheets/sheet${at}.xml`, sheetOf(xml)])
    ),
    ...more,
  }
}

export const sheetOf = (rows: string) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

/** A row of texts as cells. */
export const textRow = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

/** One chunk of the requested size, generated without holding all bytes. */
export function repeated(piece: string, times: number, { before = '', after = '' } = {}) {
  return Readable.from(
    (function* () {
      yield Buffer.from(before)
      const block = Buffer.from(piece.repeat(1000))
      for (let done = 0; done < times; done += 1000) yield block
      yield Buffer.from(after)
    })()
  )
}
