import * as pdfjs from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

/** A scan of A4 at 600 dpi has 35 million pixels; larger pictures are left out. */
const MOST_PIXELS = 50_000_000

/** Why a PDF cannot be shown. */
export type PdfFailure = 'locked' | 'broken'

/**
 * Opens a PDF in a worker of its own. Nothing in it is run, and nothing that it names is fetched: scripts and forms are
 * off, fonts that it lacks are those of the device.
 */
export function openPdf(data: ArrayBuffer) {
  const opening = pdfjs.getDocument({
    data,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    useSystemFonts: true,
    useWasm: false,
    useWorkerFetch: false,
    wasmUrl: new URL(import.meta.env.PDF_DECODERS, location.origin).href,
    disableWorkerRendering: true,
    disableRange: true,
  })
  return { ready: opening.promise, close: () => void opening.destroy() }
}

export type OpenedPdf = pdfjs.PDFDocumentProxy

export const failureOfPdf = (error: unknown): PdfFailure =>
  error instanceof pdfjs.PasswordException ? 'locked' : 'broken'

/** Largest area of a canvas that every browser draws. */
const MOST_CANVAS_PIXELS = 16_000_000

/**
 * Draws a page.
 * @param width of the page in CSS pixels
 * @returns `drawn`, and `stop` for a page that is no longer wanted
 */
export function drawPage(page: pdfjs.PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const { width: own, height } = page.getViewport({ scale: 1 })
  const wanted = (width / own) * window.devicePixelRatio
  const scale = Math.min(wanted, Math.sqrt(MOST_CANVAS_PIXELS / (own * height)))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  const drawn = task.promise.catch((error: unknown) => {
    if (!(error instanceof pdfjs.RenderingCancelledException)) throw error
  })
  return { drawn, stop: () => task.cancel() }
}
