import { Button, Group } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { PagesPicture } from '@/components/pages_picture'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { useObjectUrl } from '@/lib/use_object_url'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

/** The document as it is printed: its pages as a picture, the PDF to open or to keep. */
export function PdfPreview({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const picture = useDocument(invoice, 'picture')
  const pdf = useDocument(invoice, 'pdf')
  const pdfAddress = useObjectUrl(pdf.data?.file)
  const failed = [picture, pdf].find(({ isError }) => isError)
  if (failed) return <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />

  return (
    <div className={classes.preview}>
      <PagesPicture
        file={picture.data?.file}
        alt={t('view.preview', { number: invoice.number ?? t('list.draft') })}
      />
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
