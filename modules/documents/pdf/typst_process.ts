import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { WorkAnswer } from '#core/processes/work_process'

/** The templates that can be printed, by the names of their files. */
export type Template =
  | 'document'
  | 'proposal'
  | 'reminder'
  | 'delivery'
  | 'statement'
  | 'timesheet'
  | 'report'
  | 'manual'

/** One document for the process to print. */
export interface TypstJob {
  template: Template
  /** Of the papers that the document was issued on; the newest one when left out. */
  edition?: number
  /** JSON for the template. */
  data: string
  logo?: Uint8Array
  /** Contents of the attachments that `data` names, in their order. */
  files?: Uint8Array[]
  /** PNG or JPEG, which `data` refers to by their position in this list. */
  pictures?: Uint8Array[]
  /** SVG below the text: of the first page, and of later ones where they have another. */
  stationery?: Uint8Array[]
  /** Seconds since 1970. */
  createdAt: number
  /** As a PDF, or some of its pages, counted from 1, as one SVG. */
  as: 'pdf' | { from: number; to: number }
}

/** A PDF, or an SVG as text, and how many pages the document has. */
export interface Printed {
  content: Uint8Array | string
  pages: number
}

/*
 * The program of a printing process. It imports nothing from the application on purpose: it starts without the module
 * hooks and without the settings. Its arguments are the folder of the templates and those of the fonts.
 */
const [templates = '', ...fontPaths] = process.argv.slice(2)
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] })

// A signal to the whole group is meant for the server, which finishes its prints. This process ends with its channel.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

process.on('message', (job: TypstJob) => {
  process.send?.(answer(job))
  // Without this the cache grows by about a megabyte per document.
  compiler.evictCache(0)
})

function answer(job: TypstJob): WorkAnswer<Printed> {
  const folder = folderOf(job)
  const files = filesOf(job).map(([name, content]) => [`${folder}/${name}`, content] as const)
  try {
    for (const [path, content] of files) compiler.mapShadow(path, Buffer.from(content))
    return { output: render(job, folder) }
  } catch (error) {
    return { failure: String((error as Error).message || error) }
  } finally {
    for (const [path] of files) compiler.unmapShadow(path)
  }
}

/** Folders of templates that no longer change. */
const FORMER_EDITIONS = new Map([
  [1, 'first_edition'],
  [2, 'second_edition'],
])

function folderOf({ edition = 0 }: TypstJob) {
  const former = FORMER_EDITIONS.get(edition)
  return former ? `${templates}/${former}` : templates
}

/** The files that a template finds beside it. */
const filesOf = ({
  logo,
  files = [],
  pictures = [],
  stationery = [],
}: TypstJob): [string, Uint8Array][] => [
  ...(logo ? [['logo.img', logo] satisfies [string, Uint8Array]] : []),
  ...numbered('attachment', files),
  ...numbered('picture', pictures),
  ...numbered('stationery', stationery),
]

const numbered = (name: string, contents: Uint8Array[]) =>
  contents.map((content, index): [string, Uint8Array] => [`${name}-${index}`, content])

function render({ template, data, createdAt, as }: TypstJob, folder: string): Printed {
  const compiled = compiler.compile({
    mainFilePath: `${folder}/${template}.typ`,
    inputs: { data },
    resetRead: true,
  })
  const document = compiled.result
  if (!document) {
    throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document'))
  }
  const content =
    as === 'pdf'
      ? compiler.pdf(document, { pdfStandard: PdfStandard.A_3a, creationTimestamp: createdAt })
      : pagesOf(compiler.plainSvg(document), as)
  return { content, pages: document.numOfPages }
}

/** A page as typst writes it, below its white rectangle. */
const PAGE = /^ {4}<g(?: transform="[^"]*")?>\n(?<content>.*?)^ {4}<\/g>\n/gms
/** The outline of a letter, at the end of the file. */
const GLYPH = /^ {8}<symbol id="([^"]+)".*?^ {8}<\/symbol>\n/gms

/**
 * The SVG of some pages, one below the other. Typst writes all of them and puts the white rectangle of each page on
 * the first one, which would hide it.
 */
function pagesOf(svg: string, { from, to }: { from: number; to: number }) {
  const all = [...svg.matchAll(PAGE)]
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  // Three places hide how the height of all pages was rounded.
  const pageHeight = Number((Number(height) / all.length).toFixed(3))
  const shown = all.slice(from - 1, to).map(({ groups }, index) => {
    const paper = `<path fill="#fff" d="M0 0H${width}V${pageHeight}H0Z"/>`
    const edge = index > 0 ? `<path stroke="#d0d5da" d="M0 0H${width}"/>` : ''
    return `<g transform="translate(0 ${index * pageHeight})">${paper}${edge}\n${groups?.content}</g>\n`
  })
  const content = shown.join('').replace(/^ +/gm, '')
  const used = new Set([...content.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
  const end = svg
    .slice(svg.indexOf('    <defs'))
    .replace(GLYPH, (glyph, id) => (used.has(id) ? glyph : ''))
  const size = `${width} ${shown.length * pageHeight}`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}">\n${content}${end}`
}
