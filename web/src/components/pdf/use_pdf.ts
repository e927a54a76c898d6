import { useEffect, useState } from 'react'
import { failureOfPdf, type OpenedPdf, openPdf, type PdfFailure } from './open_pdf'

/** A PDF while it is shown; its worker ends with it. */
export function usePdf(file: Blob) {
  const [pdf, setPdf] = useState<OpenedPdf>()
  const [failure, setFailure] = useState<PdfFailure>()
  useEffect(() => {
    let isShown = true
    let close = () => {}
    const open = async () => {
      const data = await file.arrayBuffer()
      if (!isShown) return
      const opening = openPdf(data)
      close = opening.close
      setPdf(await opening.ready)
    }
    open().catch((error: unknown) => isShown && setFailure(failureOfPdf(error)))
    return () => {
      isShown = false
      setPdf(undefined)
      setFailure(undefined)
      close()
    }
  }, [file])
  return { pdf, failure, fail: (error: unknown) => setFailure(failureOfPdf(error)) }
}
