import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { api, download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Import } from '../import'
import { type Fault, FaultRow } from './fault_row'
import classes from './imports.module.css'

/** A cell by its row and the position of its column. */
const keyOf = ({ row, place }: Pick<Fault, 'row' | 'place'>) => `${row} ${place}`

/** The rows that are left out, and why; before the import their cells can be corrected. */
export function Faults({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const params = { id: record._id }
  const { data, error, refetch } = useQuery(recordQuery('/api/imports/:id/faults', { params }))
  const [corrected, setCorrected] = useState<Record<string, string>>({})
  const cells = Object.entries(corrected).map(([key, value]) => {
    const [row = 0, column = 0] = key.split(' ').map(Number)
    return { row, column, value: value || null }
  })
  const check = useChange({
    change: () => api('PUT', '/api/imports/:id/cells', { params, body: { cells } }),
    affects: ['/api/imports'],
  })
  const isOpen = record.state === 'checked'
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
    <Section
      title={t('faults.title')}
      help={t(isOpen ? 'faults.help_correct' : 'faults.help')}
      action={action}
      padding="none"
    >
      {error && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ul className={classes.faults}>
        {data?.map((fault) => {
          const key = keyOf(fault)
          const correct = (value: string) => setCorrected((all) => ({ ...all, [key]: value }))
          return (
            <FaultRow
              key={`${key} ${fault.message}`}
              fault={fault}
              corrected={corrected[key]}
              onCorrect={isOpen && typeof fault.place === 'number' ? correct : undefined}
            />
          )
        })}
      </ul>
      {cells.length > 0 && (
        <div className={classes.recheck}>
          <Button loading={check.isPending} onClick={() => check.mutate(undefined)}>
            {t('faults.check_again', { count: cells.length })}
          </Button>
        </div>
      )}
    </Section>
  )
}
