import { Button, Group } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

/** The document as it is printed. Browsers that show no PDF inside a page get the buttons only. */
export function PdfPreview({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const pdf = useQuery({
    queryKey: ['/api/invoices', 'pdf', invoice._id, invoice.version],
    queryFn: ({ signal }) => download(`/api/invoices/${invoice._id}/pdf`, { signal }),
  })
  const address = useObjectUrl(pdf.data?.file)
  if (pdf.isError) return <ErrorAlert failure={pdf.error} onRetry={() => void pdf.refetch()} />

  const buttons = pdf.data && (
    <Group gap="xs">
      <Button
        component="a"
        href={address}
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
  )
  if (navigator.pdfViewerEnabled === false)
    return (
      <div className={classes.noPreview}>
        <EmptyState drawing={<PaperDrawing />} title={t('view.no_preview')} action={buttons} />
      </div>
    )
  return (
    <div className={classes.preview}>
      <div className={classes.paper} aria-busy={pdf.isPending}>
        {address ? (
          <iframe
            className={classes.frame}
            src={`${address}#toolbar=0&navpanes=0&view=FitH`}
            title={t('view.preview', { number: invoice.number ?? t('list.draft') })}
          />
        ) : (
          <Loading />
        )}
      </div>
      {buttons}
    </div>
  )
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
