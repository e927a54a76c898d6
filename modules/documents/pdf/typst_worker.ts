import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'

/** The templates that can be printed, by the names of their files. */
export type Template = 'document' | 'proposal' | 'reminder' | 'delivery' | 'statement' | 'timesheet'

/** Stands alone on purpose: a worker is loaded without the module hooks of the application. */
export interface TypstJob {
  id: number
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

export type TypstAnswer =
  | { id: number; output: Uint8Array | string }
  | { id: number; failure: string }

const { templates, fonts } = workerData as { templates: string; fonts: string[] }
const logoPath = `${templates}/logo.img`
const filePath = (index: number) => `${templates}/attachment-${index}`
const picturePath = (index: number) => `${templates}/picture-${index}`
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fonts }] })

parentPort?.on('message', (job: TypstJob) => {
  parentPort?.postMessage(answer(job))
  // Without this the cache grows by about a megabyte per document.
  compiler.evictCache(0)
})

function answer(job: TypstJob): TypstAnswer {
  try {
    return { id: job.id, output: render(job) }
  } catch (error) {
    return { id: job.id, failure: String((error as Error).message || error) }
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
