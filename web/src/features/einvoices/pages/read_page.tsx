import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { FileDrop } from '@/components/file_drop'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { ReadingView } from '../components/reading_view'
import { readFile } from '../reading'

const KINDS = 'application/pdf,text/xml,application/xml,.pdf,.xml'

/** `/einvoices/read`: what stands in an e-invoice that somebody sent. Nothing is kept. */
export function Component() {
  const { t } = useTranslation('einvoices')
  const { data, error, isPending, mutate, reset } = useMutation({ mutationFn: readFile })
  return (
    <Page
      title={t('title')}
      context={t('context')}
      action={
        data && (
          <Button variant="default" onClick={reset}>
            {t('another')}
          </Button>
        )
      }
    >
      {data ? (
        <ReadingView reading={data} />
      ) : (
        <>
          {error && <ErrorAlert failure={error} />}
          {isPending ? (
            <Loading />
          ) : (
            <FileDrop accept={KINDS} label={t('choose')} hint={t('drop')} onFile={mutate} />
          )}
        </>
      )}
    </Page>
  )
}
