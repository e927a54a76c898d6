import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { FileDrop } from '@/components/file_drop'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { handFiles, NEW_EXPENSE } from '@/features/expenses/parts'
import { ReadingView } from '../components/reading_view'
import { readFile } from '../reading'

const KINDS = 'application/pdf,text/xml,application/xml,.pdf,.xml'

/** `/einvoices/read`: the content of a received e-invoice. It is not stored. */
export function Component() {
  const { t } = useTranslation('einvoices')
  const navigate = useNavigate()
  const reading = useMutation({ mutationFn: readFile })
  const { data, error, isPending, mutate, reset, variables: file } = reading
  const enter = (read: File) => {
    handFiles([read])
    void navigate(NEW_EXPENSE)
  }
  return (
    <Page
      title={t('title')}
      context={t('context')}
      action={
        data && (
          <>
            <Button variant="default" onClick={reset}>
              {t('another')}
            </Button>
            {file && <Button onClick={() => enter(file)}>{t('enter')}</Button>}
          </>
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
