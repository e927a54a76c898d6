import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { FurtherPages } from '@/components/pictures/pages_picture'
import { usePictures } from '@/components/pictures/use_pictures'
import { draw } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'
import { useObjectUrl } from '@/lib/use_object_url'
import classes from './live_preview.module.css'

const PAUSE_MS = 700
const UNREADABLE = 422

export interface LivePreviewProps {
  /** Which kind of document the server draws. */
  path:
    | '/api/invoices/picture'
    | '/api/estimates/picture'
    | '/api/orders/picture'
    | '/api/delivery-notes/picture'
  /** The body that would be saved. */
  body: object
}

/** The pages as they will be printed, drawn by the server from what the form holds, a moment after it was typed. */
export function LivePreview({ path, body }: LivePreviewProps) {
  const { t } = useTranslation('documents')
  const [settled] = useDebouncedValue(JSON.stringify(body), PAUSE_MS)
  const pictures = usePictures({
    queryKey: [path, settled],
    draw: (portion, signal) => draw('POST', path, portion, { body: JSON.parse(settled), signal }),
    isPassing: true,
  })
  const { data, error } = pictures
  // The pages of before stay while new ones are drawn, and while something cannot be read yet.
  const [pages, setPages] = useState<Blob[]>()
  useEffect(() => {
    if (data) setPages(data.pages.map(({ file }) => file))
  }, [data])
  const isUnreadable = error instanceof HttpFailure && error.status === UNREADABLE
  return (
    <>
      <div className={classes.paper} aria-busy={pictures.isFetching}>
        {pages
          ? pages.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same pages, drawn again, take the place of the old ones
              <Portion key={index} file={file} />
            ))
          : !error && <Loading />}
        {error && (
          <p className={classes.note}>
            {isUnreadable ? t('preview.waits') : failureText(error, t('preview.waits'))}
          </p>
        )}
      </div>
      {data && <FurtherPages pictures={pictures} />}
    </>
  )
}

function Portion({ file }: { file: Blob }) {
  const { t } = useTranslation('documents')
  const address = useObjectUrl(file)
  return address ? <img className={classes.pages} src={address} alt={t('preview.alt')} /> : null
}
