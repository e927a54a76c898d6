import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { listQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import type { RecurringValues } from './recurring_values'

const COLLECTS = ['none', 'project', 'task', 'entry'] as const
/** Projects of one client that can be chosen from. */
const MOST = 500

/** Whether unbilled hours of the client come into each invoice, how, and of which project; and its unbilled expenses. */
export function CollectFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  // A super admin writes for a company whose projects they do not see.
  const { isSuperAdmin } = useSession()
  const { clientId, collects } = form.values
  const isCollecting = collects.by !== 'none'
  const projects = useQuery({
    ...listQuery('/api/projects', { clientId, pageSize: MOST }),
    enabled: clientId !== '' && isCollecting && !isSuperAdmin,
  })
  if (clientId === '') return null
  const names = (projects.data?.rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <FormRow>
        <ChoiceField
          label={t('form.collects')}
          description={isCollecting ? t('form.collects_help') : undefined}
          data={COLLECTS.map((value) => ({ value, label: t(`collects.${value}`) }))}
          {...form.getInputProps('collects.by')}
        />
        {isCollecting && !isSuperAdmin && (
          <ChoiceField
            label={t('form.collects_project')}
            placeholder={t('form.all_projects')}
            clearable
            data={names}
            {...form.getInputProps('collects.projectId')}
          />
        )}
        {isCollecting && (
          <DayField
            label={t('form.collects_from')}
            description={t('form.collects_from_help')}
            {...form.getInputProps('collects.from')}
          />
        )}
      </FormRow>
      <Checkbox
        label={t('form.collects_expenses')}
        description={t('form.collects_expenses_help')}
        {...form.getInputProps('collectsExpenses', { type: 'checkbox' })}
      />
    </>
  )
}
