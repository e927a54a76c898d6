import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import { Section } from '@/components/page/section'
import type { Import } from '../import'

type Rules = Import['rules']

const EXISTING = ['skip', 'update', 'create'] as const satisfies Rules['existing'][]
const DECIMALS = ['comma', 'point'] as const satisfies Rules['decimals'][]
const DAYS = ['dmy', 'mdy', 'ymd'] as const satisfies Rules['days'][]

/** Most time zones that are listed at once; typing finds the others. */
const MOST_SHOWN = 60
const TIME_ZONES = Intl.supportedValuesOf('timeZone')

interface RuleFieldsProps {
  record: Pick<Import, 'canUpdate' | 'format'>
  rules: Rules
  onChange: (rules: Rules) => void
}

/** Choices for existing records, and for the format of numbers and days. */
export function RuleFields({ record, rules, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('imports')
  const set = (change: Partial<Rules>) => onChange({ ...rules, ...change })
  return (
    <Section title={t('rule.title')}>
      {record.canUpdate && (
        <ChoiceField
          label={t('rule.existing')}
          searchable={false}
          data={EXISTING.map((value) => ({ value, label: t(`existing.${value}`) }))}
          value={rules.existing}
          onChange={(value) => set({ existing: value as Rules['existing'] })}
          mb="md"
        />
      )}
      {rules.zone && record.format.type !== 'log' && (
        <ChoiceField
          label={t('rule.zone')}
          description={t('rule.zone_help')}
          data={[...new Set([rules.zone, ...TIME_ZONES])]}
          limit={MOST_SHOWN}
          value={rules.zone}
          onChange={(zone) => set({ zone })}
          mb="md"
        />
      )}
      <FormRow>
        <ChoiceField
          label={t('rule.decimals')}
          searchable={false}
          data={DECIMALS.map((value) => ({ value, label: t(`decimals.${value}`) }))}
          value={rules.decimals}
          onChange={(value) => set({ decimals: value as Rules['decimals'] })}
        />
        <ChoiceField
          label={t('rule.days')}
          searchable={false}
          data={DAYS.map((value) => ({ value, label: t(`days.${value}`) }))}
          value={rules.days}
          onChange={(value) => set({ days: value as Rules['days'] })}
        />
      </FormRow>
    </Section>
  )
}
