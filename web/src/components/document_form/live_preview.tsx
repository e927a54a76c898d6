import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draw } from '@/lib/api'
import { useObjectUrl } from '@/lib/use_object_url'
import { Loading } from '../loading'
import classes from './live_preview.module.css'

const PAUSE_MS = 700

export interface LivePreviewProps {
  /** Which kind of document the server draws. */
  path: '/api/invoices/picture' | '/api/estimates/picture'
  /** What would be saved. */
  body: object
}

/** The pages as they will be printed, drawn by the server from what the form holds, a moment after it was typed. */
export function LivePreview({ path, body }: LivePreviewProps) {
  const { t } = useTranslation('document')
  const [settled] = useDebouncedValue(JSON.stringify(body), PAUSE_MS)
  const picture = useQuery({
    queryKey: [path, settled],
    queryFn: ({ signal }) => draw(path, { body: JSON.parse(settled), signal }),
    retry: false,
    gcTime: 0,
  })
  // The pages of before stay while new ones are drawn, and while something cannot be read yet.
  const [pages, setPages] = useState<Blob>()
  useEffect(() => {
    if (picture.data) setPages(picture.data)
  }, [picture.data])
  const address = useObjectUrl(pages)
  return (
    <div className={classes.paper} aria-busy={picture.isFetching}>
      {address ? (
        <img className={classes.pages} src={address} alt={t('preview.alt')} />
      ) : (
        !picture.isError && <Loading />
      )}
      {picture.isError && <p className={classes.note}>{t('preview.waits')}</p>}
    </div>
  )
}
