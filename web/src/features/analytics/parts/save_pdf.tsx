import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import type { ReportQuery, Tab } from '../analytics'

/** The whole tab on paper, with the period and basis that are chosen. */
export function SavePdf({ tab, query }: { tab: Tab; query: ReportQuery }) {
  const { t } = useTranslation('analytics')
  const save = useChange({
    change: async () => {
      const { file, name } = await download('/api/analytics/:tab/pdf', { params: { tab }, query })
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(undefined)}
      aria-label={t('save_pdf_of', { tab: t(`tab.${tab}`) })}
      data-print="hidden"
    >
      {t('save_pdf')}
    </Button>
  )
}
