import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfJob } from './pdf_worker.js'
import { noXmlInPdf, pdfBroken } from './unreadable.js'

/** How Factur-X, ZUGFeRD 2, its profile XRECHNUNG and ZUGFeRD 1 call the file. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']
const MOST_MILLISECONDS = 15_000
/** Out of time, out of memory. */
const HAS_ENDED = ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY']
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pdf_worker.ts' : './pdf_worker.js',
  import.meta.url
)

/**
 * The XML of a hybrid PDF, read in a thread of its own: a file that was made to take all time or memory ends there.
 * @throws 422 `pdf_broken` or `no_xml_in_pdf`
 */
export async function xmlInPdf(bytes: Uint8Array): Promise<Uint8Array> {
  // A copy, because the reader takes the memory over.
  const job: PdfJob = { pdf: Uint8Array.from(bytes), names: NAMES }
  const worker = new Worker(WORKER, {
    workerData: job,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const answer = await answerOf(worker).finally(() => worker.terminate())
  if ('xml' in answer) return answer.xml
  throw answer.failure === 'nothing_inside' ? noXmlInPdf() : pdfBroken()
}

async function answerOf(worker: Worker): Promise<PdfAnswer> {
  try {
    const signal = AbortSignal.timeout(MOST_MILLISECONDS)
    const [answer] = await once(worker, 'message', { signal })
    return answer as PdfAnswer
  } catch (error) {
    if (!HAS_ENDED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return { failure: 'broken' }
  }
}
