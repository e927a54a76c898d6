import { useElementSize } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { drawPage, type OpenedPdf } from './open_pdf'
import classes from './pdf_view.module.css'

interface PdfPageProps {
  pdf: OpenedPdf
  /** Counted from 1. */
  number: number
  /** 1 fits the width. */
  zoom: number
  /** Text alternative. */
  label: string
  onFailed: (error: unknown) => void
}

/** A page in the width that there is. Enlarged, it is scrolled. */
export function PdfPage({ pdf, number, zoom, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ref, width } = useElementSize()
  const fail = useEffectEvent(onFailed)
  const wanted = Math.floor(width * zoom)
  useEffect(() => {
    let stop = () => {}
    let isWanted = wanted > 0
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (!isWanted || !canvas.current) return
      const drawing = drawPage(page, canvas.current, wanted)
      stop = drawing.stop
      await drawing.drawn
    }
    if (isWanted) draw().catch((error: unknown) => isWanted && fail(error))
    return () => {
      isWanted = false
      stop()
    }
  }, [pdf, number, wanted])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page is scrolled with the arrow keys
    <section ref={ref} className={classes.paper} tabIndex={0} aria-label={label}>
      <canvas ref={canvas} role="img" aria-label={label} style={{ width: wanted }} />
    </section>
  )
}
