import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** Stands alone on purpose: a worker is loaded without the module hooks of the application. */
export interface PdfJob {
  pdf: Uint8Array
  /** Names of the files that are looked for, in small letters, the best first. */
  names: string[]
}

export type PdfAnswer = { xml: Uint8Array } | { failure: 'broken' | 'nothing_inside' }

const { pdf, names } = workerData as PdfJob

parentPort?.postMessage(await answer())

async function answer(): Promise<PdfAnswer> {
  try {
    const document = await getDocumentProxy(pdf, { verbosity: 0 })
    const attachments = [...((await document.getAttachments()) ?? [])]
    const [found] = names.flatMap((name) =>
      attachments.filter(([, { filename }]) => filename.toLowerCase() === name)
    )
    if (!found) return { failure: 'nothing_inside' }
    const content = await document.getAttachmentContent(found[0])
    return content ? { xml: content } : { failure: 'nothing_inside' }
  } catch {
    // Whatever a stranger's file makes the library do, the file is what is wrong.
    return { failure: 'broken' }
  }
}
