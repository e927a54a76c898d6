import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FileDrop } from '@/components/files/file_drop'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { PdfPreview } from '@/components/pdf/pdf_preview'
import { handFiles, NEW_EXPENSE } from '@/features/expenses/parts'
import classes from '../components/einvoices.module.css'
import { ReadingView } from '../components/reading_view'
import { readFile } from '../reading'

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)

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
        <>
          <ReadingView reading={data} />
          {file && isPdf(file) && (
            <div className={classes.pdf}>
              <PdfPreview file={file} name={file.name} />
            </div>
          )}
        </>
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
