import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Import } from '../import'
import { Discard } from './discard'
import { FormatFields } from './format_fields'
import classes from './imports.module.css'
import { RuleFields } from './rule_fields'
import { TrackerNote } from './times/tracker_note'

/** Which column is what, and how its values are to be read. */
export function MappingStep({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const [mapping, setMapping] = useState(record.columns.map(({ field }) => field))
  const [rules, setRules] = useState(record.rules)
  const check = useChange({
    change: async () => {
      const params = { id: record._id }
      await api('PUT', '/api/imports/:id', { params, body: { mapping, rules } })
      return api('POST', '/api/imports/:id/check', { params })
    },
    affects: ['/api/imports'],
  })
  const choose = (column: number, field: string) =>
    setMapping((before) =>
      before.map((one, index) => {
        if (index === column) return field || null
        // A field has one column: it moves.
        return one === field ? null : one
      })
    )
  const missing = record.fields.filter(
    ({ name, isRequired, orElse }) =>
      isRequired && ![name, ...orElse].some((one) => mapping.includes(one))
  )
  // A log has fixed columns: only the check is left.
  const isLog = record.format.type === 'log'
  return (
    <>
      <TrackerNote record={record} />
      {!isLog && (
        <Section title={t('mapping.title')} help={t('mapping.help')} padding="none">
          <ul className={classes.columns}>
            {record.columns.map(({ heading, samples }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key, and their order stays
              <li key={column} className={classes.column}>
                <div>
                  <div className={classes.heading}>
                    {heading || t('mapping.unnamed', { place: column + 1 })}
                  </div>
                  <div className={classes.samples}>{samples.filter(Boolean).join(' · ')}</div>
                </div>
                <ChoiceField
                  aria-label={t('mapping.field_of', { heading: heading || column + 1 })}
                  placeholder={t('mapping.left_out')}
                  clearable
                  data={record.fields.map(({ name, label }) => ({ value: name, label }))}
                  value={mapping[column] ?? ''}
                  onChange={(field) => choose(column, field)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isLog && <RuleFields record={record} rules={rules} onChange={setRules} />}
      <FormatFields record={record} />
      {missing.length > 0 && (
        <p role="status">
          {t('mapping.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <Group gap="xs">
        <Button loading={check.isPending} onClick={() => check.mutate(undefined)}>
          {t('mapping.check')}
        </Button>
        <Discard id={record._id} />
      </Group>
    </>
  )
}
