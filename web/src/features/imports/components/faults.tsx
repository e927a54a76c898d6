import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Section } from '@/components/section'
import { useChange } from '@/components/use_change'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { recordQuery } from '@/lib/queries'
import type { Import } from '../import'
import classes from './imports.module.css'

/** The rows that are left out, and why. */
export function Faults({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const params = { id: record._id }
  const { data, error, refetch } = useQuery(recordQuery('/api/imports/:id/faults', { params }))
  const save = useChange({
    change: () => download('/api/imports/:id/faults.csv', { params }),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  const action = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(undefined)}
    >
      {t('faults.save')}
    </Button>
  )
  return (
    <Section title={t('faults.title')} help={t('faults.help')} action={action} padding="none">
      {error && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ul className={classes.faults}>
        {data?.map(({ row, column, value, message }) => (
          <li key={`${row} ${column} ${message}`} className={classes.fault}>
            <span>{t('faults.row', { row })}</span>
            <span>
              {column && <strong>{column}</strong>} {value}
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
