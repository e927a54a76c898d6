import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ErrorAlert } from '@/components/error_alert'
import { PagesPicture } from '@/components/pages_picture'
import { usePictures } from '@/components/use_pictures'
import { download, draw } from '@/lib/api'
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
  const { root, id, version } = document
  const pictures = usePictures({
    queryKey: [root, 'picture', id, version],
    draw: (portion, signal) =>
      draw('GET', `${root}/:id/picture`, portion, { params: { id }, signal }),
  })
  const pdf = usePdf(document)
  const pdfAddress = useObjectUrl(pdf.data?.file)
  if (pdf.isError) return <ErrorAlert failure={pdf.error} onRetry={() => void pdf.refetch()} />

  return (
    <Stack gap="xs">
      <PagesPicture pictures={pictures} alt={alt} />
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

function usePdf({ root, id, version }: Pick<DocumentPagesProps, 'root' | 'id' | 'version'>) {
  return useQuery({
    queryKey: [root, 'pdf', id, version],
    queryFn: ({ signal }) => download(`${root}/:id/pdf`, { params: { id }, signal }),
  })
}
