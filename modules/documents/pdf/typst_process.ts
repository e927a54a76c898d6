import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { WorkAnswer } from '#core/work/work_process'

/** The templates that can be printed, by the names of their files. */
export type Template = 'document' | 'proposal' | 'reminder' | 'delivery' | 'statement' | 'timesheet'

/** One document for the process to print. */
export interface TypstJob {
  template: Template
  /** JSON for the template. */
  data: string
  logo?: Uint8Array
  /** Contents of the attachments that `data` names, in their order. */
  files?: Uint8Array[]
  /** PNG or JPEG, which `data` names by their place in this list. */
  pictures?: Uint8Array[]
  /** Seconds since 1970. */
  createdAt: number
  format: 'pdf' | 'svg'
}

/*
 * The program of a printing process. It stands alone on purpose: it is started without the module hooks and
 * without the settings of the application. Its arguments are the folder of the templates and those of the fonts.
 */
const [templates = '', ...fontPaths] = process.argv.slice(2)
const logoPath = `${templates}/logo.img`
const filePath = (index: number) => `${templates}/attachment-${index}`
const picturePath = (index: number) => `${templates}/picture-${index}`
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] })

// A signal to the whole group is for the server, which finishes its prints. This process ends with its channel.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

process.on('message', (job: TypstJob) => {
  process.send?.(answer(job))
  // Without this the cache grows by about a megabyte per document.
  compiler.evictCache(0)
})

function answer(job: TypstJob): WorkAnswer<Uint8Array | string> {
  try {
    return { output: render(job) }
  } catch (error) {
    return { failure: String((error as Error).message || error) }
  } finally {
    if (job.logo) compiler.unmapShadow(logoPath)
    job.files?.forEach((_, index) => {
      compiler.unmapShadow(filePath(index))
    })
    job.pictures?.forEach((_, index) => {
      compiler.unmapShadow(picturePath(index))
    })
  }
}

function render({ template, data, logo, files = [], pictures = [], createdAt, format }: TypstJob) {
  if (logo) compiler.mapShadow(logoPath, Buffer.from(logo))
  for (const [index, file] of files.entries()) {
    compiler.mapShadow(filePath(index), Buffer.from(file))
  }
  for (const [index, picture] of pictures.entries()) {
    compiler.mapShadow(picturePath(index), Buffer.from(picture))
  }
  const compiled = compiler.compile({
    mainFilePath: `${templates}/${template}.typ`,
    inputs: { data },
    resetRead: true,
  })
  if (!compiled.result) {
    throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document'))
  }
  if (format === 'svg') return compiler.plainSvg(compiled.result)
  return compiler.pdf(compiled.result, {
    pdfStandard: PdfStandard.A_3a,
    creationTimestamp: createdAt,
  })
}
