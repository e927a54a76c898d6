import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'

const FILES = {
  csv: '/api/employees/:id/month.csv',
  pdf: '/api/employees/:id/month.pdf',
} as const

/** A month as a table for a spreadsheet, and on paper. */
export function MonthFiles({ personId, month }: { personId: string; month: string }) {
  const { t } = useTranslation('people')
  const save = useChange({
    change: async (kind: keyof typeof FILES) => {
      const wish = { params: { id: personId }, query: { month } }
      const { file, name } = await download(FILES[kind], wish)
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <>
      {(['csv', 'pdf'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={save.isPending && save.variables === kind}
          aria-label={t('calendar.save', { kind: kind.toUpperCase() })}
          onClick={() => save.mutate(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </>
  )
}
