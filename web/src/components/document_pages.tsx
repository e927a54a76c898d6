import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '@/components/error_alert'
import { PagesPicture } from '@/components/pages_picture'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { useObjectUrl } from '@/lib/use_object_url'

interface DocumentPagesProps {
  root: '/api/invoices' | '/api/estimates' | '/api/delivery-notes'
  id: string
  /** Another one has other pages. */
  version: number
  /** What the picture shows, in words. */
  alt: string
  openLabel: string
  saveLabel: string
}

/** The document as it is printed: its pages as a picture, the PDF to open or to keep. */
export function DocumentPages({ alt, openLabel, saveLabel, ...document }: DocumentPagesProps) {
  const picture = useDocument(document, 'picture')
  const pdf = useDocument(document, 'pdf')
  const pdfAddress = useObjectUrl(pdf.data?.file)
  const failed = [picture, pdf].find(({ isError }) => isError)
  if (failed) return <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />

  return (
    <Stack gap="xs">
      <PagesPicture file={picture.data?.file} alt={alt} />
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
            {openLabel}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveFile(pdf.data.file, pdf.data.name)}
          >
            {saveLabel}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type Document = Pick<DocumentPagesProps, 'root' | 'id' | 'version'>

function useDocument({ root, id, version }: Document, form: 'picture' | 'pdf') {
  return useQuery({
    queryKey: [root, form, id, version],
    queryFn: ({ signal }) => download(`${root}/:id/${form}`, { params: { id }, signal }),
  })
}
