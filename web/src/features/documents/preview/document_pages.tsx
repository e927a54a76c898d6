import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { PagesPicture } from '@/components/pictures/pages_picture'
import { usePictures } from '@/components/pictures/use_pictures'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download, draw } from '@/lib/server/api'

interface DocumentPagesProps {
  root: '/api/invoices' | '/api/estimates' | '/api/orders' | '/api/delivery-notes'
  id: string
  /** Another one has other pages. */
  version: number
  /** Text alternative of the picture. */
  alt: string
  openLabel: string
  saveLabel: string
}

/**
 * The document as it is printed: its pages as a picture, the PDF to open or to keep. The PDF is made when it is asked
 * for: a copy that leaves Kontor is recorded.
 */
export function DocumentPages(props: DocumentPagesProps) {
  const { root, id, version, alt, openLabel, saveLabel } = props
  const pictures = usePictures({
    queryKey: [root, 'picture', id, version],
    draw: (portion, signal) =>
      draw('GET', `${root}/:id/picture`, portion, { params: { id }, signal }),
  })
  const load = () => download(`${root}/:id/pdf`, { params: { id } })
  const open = useChange({ change: () => openFile(load), affects: [], onDone: () => {} })
  const save = useChange({
    change: load,
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  return (
    <Stack gap="xs">
      <PagesPicture pictures={pictures} alt={alt} />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          loading={open.isPending}
          onClick={() => open.mutate(undefined)}
        >
          {openLabel}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {saveLabel}
        </Button>
      </Group>
    </Stack>
  )
}

/** Long enough for the other tab to have read the file. */
const KEPT_MS = 60_000

/** Shows a file in a tab of its own, which is opened at once: a browser lets no tab open long after a click. */
async function openFile(load: () => Promise<{ file: Blob; name: string }>) {
  const tab = window.open('', '_blank')
  try {
    const { file, name } = await load()
    if (!tab) return saveFile(file, name)
    const address = URL.createObjectURL(file)
    tab.opener = null
    tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  } catch (failure) {
    tab?.close()
    throw failure
  }
}
