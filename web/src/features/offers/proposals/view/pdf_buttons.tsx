import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import type { Proposal } from '../proposal'

/** The PDF of this version, made when it is asked for. */
export function PdfButtons({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals')
  const pdf = useChange({
    change: () => download('/api/proposals/:id/pdf', { params: { id: proposal._id } }),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  return (
    <Group mt="xl">
      <Button
        variant="default"
        loading={pdf.isPending}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => pdf.mutate(undefined)}
      >
        {t('view.save_pdf')}
      </Button>
    </Group>
  )
}
