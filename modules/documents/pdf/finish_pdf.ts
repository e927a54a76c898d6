import { PDF_UA, schemaXml, valuesXml, type XmpSchema } from './xmp.js'

const SCHEMAS_END = '</rdf:Bag></pdfaExtension:schemas>'
const RDF_END = '</rdf:RDF>'
const PREFERENCES = '/ViewerPreferences <<'

/**
 * Makes the PDF/A-3a of typst a PDF/UA-1 as well, which typst writes instead of PDF/A only: the metadata say so, and
 * viewers show the title instead of the file's name (ISO 14289-1, 5 and 7.1). An incremental update (ISO 32000-1,
 * 7.5.6) puts new versions of the two objects behind the old end; nothing before it changes. It relies on the output
 * of typst: a cross reference table, plain XMP, a bag of extension schemas.
 * @param pdf of typst
 * @param schemas additional ones for the metadata
 * @throws Error for any other structure, so that a change in typst is noticed
 */
export function finishPdf(pdf: Buffer, schemas: readonly XmpSchema[] = []): Buffer {
  // One byte is one character, so positions in the text are offsets in the file.
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
  const xmp = withSchemas(streamOf(pdf, objectStart(text, metadata, previous)), [
    PDF_UA,
    ...schemas,
  ])
  const objects = [
    { id: metadata, content: streamObject(metadata, xmp) },
    { id: root, content: Buffer.from(withTitleShown(catalog), 'latin1') },
  ]

  const gap = Buffer.from(text.endsWith('\n') ? '' : '\n')
  let offset = pdf.length + gap.length
  const entries = objects.map(({ id, content }) => {
    const entry = `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
    offset += content.length
    return entry
  })
  const end = [
    `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<<${trailer} /Prev ${previous}\n>>\nstartxref\n${offset}\n%%EOF\n`,
  ]
  return Buffer.concat([
    pdf,
    gap,
    ...objects.map(({ content }) => content),
    Buffer.from(end.join(''), 'latin1'),
  ])
}

function withSchemas(xmp: string, schemas: XmpSchema[]) {
  if (!xmp.includes(SCHEMAS_END) || !xmp.includes(RDF_END)) throw unlike('metadata')
  // Functions, because `$` means something in the text of a replacement.
  return Buffer.from(
    xmp
      .replace(SCHEMAS_END, (end) => schemas.map(schemaXml).join('') + end)
      .replace(RDF_END, (end) => schemas.map(valuesXml).join('') + end)
  )
}

function withTitleShown(catalog: string) {
  if (!catalog.includes(PREFERENCES)) throw unlike('viewer preferences')
  return `${catalog.replace(PREFERENCES, `${PREFERENCES}\n    /DisplayDocTitle true`)}endobj\n`
}

const streamObject = (id: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `${id} 0 obj\n<< /Length ${content.length} /Type /Metadata /Subtype /XML >>\nstream\n`
    ),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])

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
