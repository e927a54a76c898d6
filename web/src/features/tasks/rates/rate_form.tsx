import { Button, NativeSelect, Select, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { AFFECTED, nameOf, RATE_LEVELS, type Rate, type RateValues } from './rate'

interface RateFormProps {
  initial: RateValues
  /** Undefined for a new one. */
  rate: Rate | undefined
  currency: string
  onClose: () => void
}

/** The price of an hour from a day on. The record of an existing rate stays. */
export function RateForm({ initial, rate, currency, onClose }: RateFormProps) {
  const { t } = useTranslation('rates')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm<RateValues, Rate>({
    initial,
    validate: {
      from: (day) => (day ? null : t('form.day_missing')),
      amount: (amount) => (isExactNumber(amount) ? null : t('form.amount_missing')),
    },
    save: (values) =>
      rate?._id
        ? api('PUT', '/api/hourly-rates/:id', {
            params: { id: rate._id },
            body: {
              from: values.from,
              amount: values.amount,
              ...(rate.version && { version: rate.version }),
            },
          })
        : api('POST', '/api/hourly-rates', { body: bodyOf(values) }),
    onSaved: async () => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.saved'))
      onClose()
    },
  })
  const { level } = form.values
  return (
    <Form onSubmit={submit} failure={failure}>
      {rate ? (
        <Text>
          <Text span fw={600}>
            {nameOf(rate) || t('level.company')}
          </Text>
          {` · ${t(`level.${rate.level}`)}`}
        </Text>
      ) : (
        <>
          <NativeSelect
            label={t('field.level')}
            description={t(`level_help.${level}`)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={RATE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
            {...form.getInputProps('level')}
          />
          <RecordFields form={form} />
        </>
      )}
      <FormRow>
        <DayField
          label={t('field.from')}
          description={t('form.from_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('from')}
        />
        <MoneyField
          label={t('field.amount')}
          description={t('form.amount_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          currency={currency}
          {...form.getInputProps('amount')}
        />
      </FormRow>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </FormActions>
    </Form>
  )
}

type RateFormState = ReturnType<typeof useServerForm<RateValues, Rate>>['form']

/** The records that the chosen level asks for. */
function RecordFields({ form }: { form: RateFormState }) {
  const { t } = useTranslation('rates')
  const people = useQuery(recordQuery('/api/people')).data ?? []
  const { level, taskName, projectName, clientName } = form.values
  return (
    <>
      {level === 'task' && (
        <RemoteSelect
          {...own(form, 'taskId')}
          label={t('level.task')}
          search={(query) => listQuery('/api/tasks', query)}
          chosen={taskName}
          titleOf={({ title }) => title}
          noteOf={({ project }) => project?.name ?? ''}
          onSelect={({ _id, title }) => form.setValues({ taskId: _id, taskName: title })}
          onClear={() => form.setValues({ taskId: '', taskName: '' })}
        />
      )}
      {(level === 'project' || level === 'member') && (
        <RemoteSelect
          {...own(form, 'projectId')}
          label={t('level.project')}
          search={(query) => listQuery('/api/projects', query)}
          chosen={projectName}
          titleOf={({ name }) => name}
          noteOf={({ client }) => client?.name ?? ''}
          onSelect={({ _id, name }) => form.setValues({ projectId: _id, projectName: name })}
          onClear={() => form.setValues({ projectId: '', projectName: '' })}
        />
      )}
      {level === 'client' && (
        <RemoteSelect
          {...own(form, 'clientId')}
          label={t('level.client')}
          search={(query) => listQuery('/api/clients', query)}
          chosen={clientName}
          titleOf={({ name }) => name}
          noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
          onSelect={({ _id, name }) => form.setValues({ clientId: _id, clientName: name })}
          onClear={() => form.setValues({ clientId: '', clientName: '' })}
        />
      )}
      {(level === 'person' || level === 'member') && (
        <Select
          label={t('level.person')}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          allowDeselect={false}
          {...form.getInputProps('userId')}
        />
      )}
    </>
  )
}

/** The properties of a field for a choice from the server, which keeps the chosen name itself. */
function own(form: RateFormState, field: 'taskId' | 'projectId' | 'clientId') {
  const { value: _, defaultValue: __, onChange: ___, ...props } = form.getInputProps(field)
  return props
}

/** The request body for these values: the records of other levels, chosen before, are left out. */
function bodyOf({ level, taskId, projectId, clientId, userId, from, amount }: RateValues) {
  const isOfProject = level === 'project' || level === 'member'
  const isOfPerson = level === 'person' || level === 'member'
  return {
    level,
    from,
    amount,
    ...(level === 'task' && { taskId: taskId || null }),
    ...(isOfProject && { projectId: projectId || null }),
    ...(level === 'client' && { clientId: clientId || null }),
    ...(isOfPerson && { userId: userId || null }),
  }
}
