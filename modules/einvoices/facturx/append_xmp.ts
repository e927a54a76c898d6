import { extensionSchema, type FacturXFile, facturXProperties } from './xmp.js'

const SCHEMAS_END = '</rdf:Bag></pdfaExtension:schemas>'
const RDF_END = '</rdf:RDF>'

/**
 * Adds the Factur-X properties to the metadata of a PDF that typst wrote, by an incremental update (ISO 32000-1, 7.5.6):
 * a new version of the metadata object behind the old end, with a cross reference of its own. Nothing before it changes.
 * It leans on how typst writes: a cross reference table, plain XMP, a bag of extension schemas.
 * @throws Error when the file is not like that, so that a new typst is noticed
 */
export function appendXmp(pdf: Buffer, file: FacturXFile): Buffer {
  // One byte is one character, so that positions in the text are offsets in the file.
  const text = pdf.toString('latin1')
  const previous = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, text, 'end')[1])
  const [, trailer] = found(
    /^xref[\s\S]*?trailer\s*<<([\s\S]*?)>>\s*startxref/,
    text.slice(previous),
    'trailer'
  )
  const [, root] = found(/\/Root (\d+) 0 R/, trailer, 'root')
  const catalog = objectAt(text, root, previous)
  const [, metadata] = found(/\/Metadata (\d+) 0 R/, catalog, 'metadata')
  const xmp = withFacturX(streamOf(pdf, objectStart(text, metadata, previous)), file)

  const start = Buffer.from(
    `${text.endsWith('\n') ? '' : '\n'}${metadata} 0 obj\n<< /Length ${xmp.length} /Type /Metadata /Subtype /XML >>\nstream\n`
  )
  const object = Buffer.concat([start, xmp, Buffer.from('\nendstream\nendobj\n')])
  const offset = pdf.length + (text.endsWith('\n') ? 0 : 1)
  const table = [
    `xref\n0 1\n0000000000 65535 f \n${metadata} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
    `trailer\n<<${trailer} /Prev ${previous}\n>>\nstartxref\n${pdf.length + object.length}\n%%EOF\n`,
  ]
  return Buffer.concat([pdf, object, Buffer.from(table.join(''), 'latin1')])
}

function withFacturX(xmp: string, file: FacturXFile) {
  if (!xmp.includes(SCHEMAS_END) || !xmp.includes(RDF_END)) throw unlike('metadata')
  // Functions, because `$` means something in the text of a replacement.
  return Buffer.from(
    xmp
      .replace(SCHEMAS_END, (end) => extensionSchema() + end)
      .replace(RDF_END, (end) => facturXProperties(file) + end)
  )
}

/** The offset that the cross reference table names for an object. */
function objectStart(text: string, id: string, table: number) {
  const [, first] = found(/^xref\s+(\d+) \d+\s/, text.slice(table), 'cross reference')
  const entries = text.slice(table).matchAll(/^(\d{10}) \d{5} [nf]/gm)
  const entry = [...entries][Number(id) - Number(first)]
  const start = Number(entry?.[1] ?? Number.NaN)
  if (!text.startsWith(`${id} 0 obj`, start)) throw unlike(`object ${id}`)
  return start
}

function objectAt(text: string, id: string, table: number) {
  const start = objectStart(text, id, table)
  return text.slice(start, text.indexOf('endobj', start))
}

function streamOf(pdf: Buffer, start: number) {
  const head = pdf.subarray(start, pdf.indexOf('stream\n', start)).toString('latin1')
  const [, length] = found(/\/Length (\d+)/, head, 'metadata length')
  const begin = start + head.length + 'stream\n'.length
  return pdf.subarray(begin, begin + Number(length)).toString('utf8')
}

function found(pattern: RegExp, text: string, what: string) {
  const match = pattern.exec(text)
  if (!match) throw unlike(what)
  return match
}

const unlike = (what: string) => new Error(`The PDF is not written as expected: no ${what}.`)
