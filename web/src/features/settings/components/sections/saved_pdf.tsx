import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'

interface SavedPdfProps {
  path: Parameters<typeof download>[0]
  /** Advice on the use of the file. */
  advice: string
}

/** Saves a document that the server writes from the settings. */
export function SavedPdf({ path, advice }: SavedPdfProps) {
  const { t } = useTranslation('settings')
  const saving = useChange<void>({
    change: async () => {
      const { file, name } = await download(path)
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <Group justify="space-between" align="center">
      <Text size="sm" c="dimmed" flex={1} miw="16rem">
        {advice}
      </Text>
      <Button variant="default" onClick={() => saving.mutate()} loading={saving.isPending}>
        {t('procedures.open')}
      </Button>
    </Group>
  )
}
