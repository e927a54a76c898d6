import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '@/lib/use_object_url'
import { Loading } from '../loading/loading'
import { ErrorAlert } from '../page/error_alert'
import classes from './pages_picture.module.css'
import type { Pictures } from './use_pictures'

interface PagesPictureProps {
  pictures: Pictures
  /** Text alternative of the pages. */
  alt: string
}

/** A document as it is printed: its first pages, and a button for further ones. */
export function PagesPicture({ pictures, alt }: PagesPictureProps) {
  const { data, error, isFetching, refetch } = pictures
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  return (
    <>
      <div className={classes.paper} aria-busy={isFetching}>
        {data ? (
          data.pages.map(({ file }, index) => (
            <Portion key={String(data.pageParams[index])} file={file} alt={alt} />
          ))
        ) : (
          <Loading />
        )}
      </div>
      <FurtherPages pictures={pictures} />
    </>
  )
}

function Portion({ file, alt }: { file: Blob; alt: string }) {
  const address = useObjectUrl(file)
  return address ? <img className={classes.pages} src={address} alt={alt} /> : <Loading />
}

/** Asks for the next pages of a long document. */
export function FurtherPages({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation('common')
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pictures
  const ask = () => void fetchNextPage()
  if (isFetchNextPageError) return <ErrorAlert failure={error} onRetry={ask} />
  if (!hasNextPage) return null
  return (
    <Button
      className={classes.more}
      variant="default"
      fullWidth
      loading={isFetchingNextPage}
      onClick={ask}
    >
      {t('pages.more')}
    </Button>
  )
}
