import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Import } from '../import'
import { Discard } from './discard'
import { Faults } from './faults'
import { Figures } from './figures'
import { Survey } from './times/survey'

/** The result of an import without writing it. */
export function CheckStep({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const params = { id: record._id }
  const run = useChange({
    change: () => api('POST', '/api/imports/:id/run', { params }),
    affects: ['/api/imports'],
  })
  const back = useChange({
    change: () => api('PUT', '/api/imports/:id', { params, body: {} }),
    affects: ['/api/imports'],
  })
  const { create = 0, update = 0, skip = 0, fault = 0 } = record.planned ?? {}
  const count = create + update
  return (
    <>
      <Section title={t('check.title')} help={t(fault > 0 ? 'check.help_faults' : 'check.help')}>
        <Figures
          items={[
            { label: t('check.create'), count: create },
            { label: t('check.update'), count: update },
            { label: t('check.skip'), count: skip },
            { label: t('check.fault'), count: fault },
          ]}
        />
      </Section>
      {record.planned?.times && <Survey record={record} survey={record.planned.times} />}
      <Group gap="xs" mb="md">
        <Button
          disabled={count === 0}
          loading={run.isPending}
          onClick={() => run.mutate(undefined)}
        >
          {t('check.run', { count })}
        </Button>
        <Button variant="default" loading={back.isPending} onClick={() => back.mutate(undefined)}>
          {t('check.back')}
        </Button>
        <Discard id={record._id} />
      </Group>
      {fault > 0 && <Faults record={record} />}
    </>
  )
}
