import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import { BUDGET_PERIODS } from './budget'

interface BudgetFieldsProps {
  /** The properties of a field of the project's form. */
  field: (
    name: 'budgetHours' | 'budgetAmount' | 'budgetPeriod' | 'leadId'
  ) => GetInputPropsReturnType
  currency: string
  /** Time without a client has no price, so it uses up no money. */
  hasClient: boolean
  people: { _id: string; name: string }[]
}

/** The budgets of a project in its form, and who is mailed about them. */
export function BudgetFields({ field, currency, hasClient, people }: BudgetFieldsProps) {
  const { t } = useTranslation('budgets')
  const money = field('budgetAmount')
  return (
    <>
      <FormRow>
        <NumberField label={t('measure.hours')} {...field('budgetHours')} />
        <MoneyField
          label={t('measure.money')}
          description={!hasClient && money.value ? t('no_client') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          currency={currency}
          {...money}
        />
      </FormRow>
      <FormRow>
        <Select
          label={t('period.label')}
          data={BUDGET_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          allowDeselect={false}
          {...field('budgetPeriod')}
        />
        <Select
          label={t('lead')}
          description={t('lead_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('no_lead') }}
          {...field('leadId')}
        />
      </FormRow>
    </>
  )
}
