import { Button, Group } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

/** The document as it is printed: its pages as a picture, the PDF to open or to keep. */
export function PdfPreview({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const picture = useDocument(invoice, 'picture')
  const pdf = useDocument(invoice, 'pdf')
  const pictureAddress = useObjectUrl(picture.data?.file)
  const pdfAddress = useObjectUrl(pdf.data?.file)
  const failed = [picture, pdf].find(({ isError }) => isError)
  if (failed) return <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />

  return (
    <div className={classes.preview}>
      <div className={classes.paper} aria-busy={picture.isPending}>
        {pictureAddress ? (
          <img
            className={classes.pages}
            src={pictureAddress}
            alt={t('view.preview', { number: invoice.number ?? t('list.draft') })}
          />
        ) : (
          <Loading />
        )}
      </div>
      {pdf.data && (
        <Group gap="xs">
          <Button
            component="a"
            href={pdfAddress}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('view.open_pdf')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveFile(pdf.data.file, pdf.data.name)}
          >
            {t('step.download')}
          </Button>
        </Group>
      )}
    </div>
  )
}

function useDocument(invoice: Invoice, form: 'picture' | 'pdf') {
  return useQuery({
    queryKey: ['/api/invoices', form, invoice._id, invoice.version],
    queryFn: ({ signal }) =>
      download(`/api/invoices/:id/${form}`, { params: { id: invoice._id }, signal }),
  })
}

/** An address for a file in memory, given back when it is no longer shown. */
function useObjectUrl(file: Blob | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
