import { Suspense } from 'react'
import { lazyPart } from '@/lib/parts/lazy_part'
import { Loading } from '../loading/loading'

const { Part } = lazyPart(async () => (await import('./pdf_view')).PdfView)

/** The pages of a PDF. The library that draws them is large and comes with the first PDF that is shown. */
export const PdfPreview = (props: { file: Blob; name: string }) => (
  <Suspense fallback={<Loading />}>
    <Part {...props} />
  </Suspense>
)
