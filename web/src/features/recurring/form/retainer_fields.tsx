import { Checkbox, MultiSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { listQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import type { RecurringValues } from './recurring_values'

const CARRY_OVERS = ['none', 'next', 'limit'] as const
const OVERAGES = ['billed', 'free'] as const
/** Projects of one client that can be chosen from. */
const MOST = 500

/** The hours that the fee includes in each period; without any, the invoice has no retainer. */
export function RetainerFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  // A super admin writes for a company whose projects they do not see.
  const { isSuperAdmin } = useSession()
  const { clientId, retainer } = form.values
  const isOn = retainer.includedHours.trim() !== ''
  const projects = useQuery({
    ...listQuery('/api/projects', { clientId, pageSize: MOST }),
    enabled: clientId !== '' && isOn && !isSuperAdmin,
  })
  if (clientId === '' || isSuperAdmin) return null
  const names = (projects.data?.rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <FormRow>
        <NumberField
          label={t('retainer.included')}
          description={t('retainer.included_help')}
          {...form.getInputProps('retainer.includedHours')}
        />
        {isOn && (
          <MultiSelect
            label={t('retainer.projects')}
            description={t('retainer.projects_help')}
            data={names}
            searchable
            {...form.getInputProps('retainer.projectIds')}
          />
        )}
      </FormRow>
      {isOn && (
        <>
          <FormRow>
            <ChoiceField
              label={t('retainer.carry')}
              data={CARRY_OVERS.map((value) => ({ value, label: t(`retainer.carries.${value}`) }))}
              {...form.getInputProps('retainer.carryOver')}
            />
            {retainer.carryOver === 'limit' && (
              <NumberField
                label={t('retainer.limit')}
                {...form.getInputProps('retainer.carryLimitHours')}
              />
            )}
            <ChoiceField
              label={t('retainer.overage')}
              data={OVERAGES.map((value) => ({ value, label: t(`retainer.overages.${value}`) }))}
              {...form.getInputProps('retainer.overage')}
            />
            <DayField
              label={t('retainer.from')}
              description={t('retainer.from_help')}
              {...form.getInputProps('retainer.from')}
            />
          </FormRow>
          <Checkbox
            label={t('retainer.shared')}
            description={t('retainer.shared_help')}
            {...form.getInputProps('retainer.isShared', { type: 'checkbox' })}
          />
        </>
      )}
    </>
  )
}
