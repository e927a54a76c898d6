import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { WorkAnswer } from '#core/processes/work_process'

/** A file that becomes a stationery. */
export interface RedrawJob {
  type: 'pdf' | 'svg'
  content: Uint8Array
}

/** Its pages as SVG of lines, areas and pictures. */
export interface Redrawn {
  pages: string[]
}

/** Why a file cannot be a stationery. */
export type RedrawFault = 'encrypted' | 'not_a4' | 'too_many_pages' | 'too_detailed' | 'unreadable'

/** Characters of one page. Each document holds it, so a scan of the paper would make all of them large. */
const LARGEST_DRAWING = 2_000_000
const MOST_PAGES = 2

/** A drawing consists of these alone: nothing that runs, loads or links. */
const KNOWN_ELEMENTS =
  /^(svg|g|path|use|defs|image|symbol|clipPath|mask|linearGradient|radialGradient|stop|pattern|style)$/
const ELEMENT = /<([A-Za-z][\w:-]*)/g
const UNSAFE_ATTRIBUTE =
  /\son\w+\s*=|(?:href|src)\s*=\s*"(?!#|data:image\/(?:png|jpeg);base64,)|url\(\s*["']?(?!#)|@import/i

/*
 * The program of a process for one file. It imports nothing from the application on purpose: it starts without the
 * module hooks and without the settings. Its arguments are the folder of the templates and those of the fonts.
 */
const [templates = '', ...fontPaths] = process.argv.slice(2)
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] })

process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

process.on('message', (job: RedrawJob) => {
  process.send?.(answer(job))
})

function answer(job: RedrawJob): WorkAnswer<Redrawn> {
  try {
    return { output: { pages: redraw(job) } }
  } catch (error) {
    return { failure: faultOf(String((error as Error).message || error)) }
  }
}

/**
 * Draws the pages of a file again. Only what can be seen is left: the drawing is made from the instructions for the
 * printer, never from the file.
 */
function redraw({ type, content }: RedrawJob): string[] {
  const pdf = type === 'pdf' ? content : pdfOf(content)
  compiler.mapShadow(`${templates}/upload.pdf`, Buffer.from(pdf))
  const pages: string[] = []
  for (let page = 1; page <= MOST_PAGES + 1; page++) {
    const drawn = pageOf(page)
    if (drawn === undefined) break
    pages.push(drawn)
  }
  if (pages.length > MOST_PAGES) throw new Error('too_many_pages')
  for (const page of pages) prove(page)
  return pages
}

/** An SVG as PDF, so that it is drawn again as one. */
function pdfOf(svg: Uint8Array) {
  compiler.mapShadow(`${templates}/upload.svg`, Buffer.from(svg))
  return compiler.pdf(compiled('page.typ', { name: 'upload.svg', page: '1' }), {})
}

/** @returns undefined behind the last page */
function pageOf(page: number) {
  try {
    const document = compiled('page.typ', { name: 'upload.pdf', page: String(page) })
    const [, inner] =
      /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(compiler.plainSvg(document)) ?? []
    if (!inner) throw new Error('unreadable')
    return Buffer.from(inner, 'base64').toString()
  } catch (error) {
    if (page > 1 && String(error).includes('does not exist')) return undefined
    throw error
  }
}

/** @throws when a drawing has a part that nobody expects, is too large, or cannot be printed as PDF/A */
function prove(drawing: string) {
  if (drawing.length > LARGEST_DRAWING) throw new Error('too_detailed')
  const elements = [...drawing.matchAll(ELEMENT)].map(([, name = '']) => name)
  if (!elements.every((name) => KNOWN_ELEMENTS.test(name)) || UNSAFE_ATTRIBUTE.test(drawing)) {
    throw new Error('unreadable')
  }
  compiler.mapShadow(`${templates}/drawing.svg`, Buffer.from(drawing))
  compiler.pdf(compiled('proof.typ', {}), {
    pdfStandard: PdfStandard.A_3a,
    creationTimestamp: 0,
  })
}

function compiled(template: string, inputs: Record<string, string>) {
  const compilation = compiler.compile({
    mainFilePath: `${templates}/${template}`,
    inputs,
    resetRead: true,
  })
  const document = compilation.result
  if (document) return document
  throw new Error(JSON.stringify(compilation.takeError()?.shortDiagnostics ?? 'unreadable'))
}

function faultOf(message: string): RedrawFault {
  if (/encrypted|password/.test(message)) return 'encrypted'
  for (const fault of ['not_a4', 'too_many_pages', 'too_detailed'] as const) {
    if (message.includes(fault)) return fault
  }
  return 'unreadable'
}
