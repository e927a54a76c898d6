import { Readable } from 'node:stream'
import { type ZipEntry, zipOf } from '#core/files/zip'
import type { Cell } from '#modules/imports/read/cell'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Additional parts of a workbook with one sheet (ECMA-376, part 1, 12.2). */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/**
 * An XLSX file of one sheet, written while it is sent. Texts are stored as texts: none becomes a formula.
 * @param name of the sheet
 */
export function xlsxFile(
  name: string,
  headings: string[],
  blocks: AsyncIterable<Cell[][]>
): NodeJS.ReadableStream {
  const at = new Date()
  const part = (path: string, xml: string): ZipEntry => ({
    name: path,
    content: Buffer.from(HEAD + xml),
    at,
    isDeflated: true,
  })
  const book = `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const sheet = 'xl/worksheets/sheet1.xml'
  return Readable.from(
    zipOf([
      ...Object.entries(PARTS).map(([path, xml]) => part(path, xml)),
      part('xl/workbook.xml', book),
      { name: sheet, content: sheetXml(headings, blocks), at, isDeflated: true },
    ])
  )
}

async function* sheetXml(headings: string[], blocks: AsyncIterable<Cell[][]>) {
  yield Buffer.from(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rowXml(headings)}`)
  for await (const rows of blocks) yield Buffer.from(rows.map(rowXml).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

const rowXml = (cells: Cell[]) => `<row>${cells.map(cellXml).join('')}</row>`

function cellXml(cell: Cell) {
  if (cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control characters but tab and line breaks. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign])
