import { Button, ColorInput, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { NO_ROUNDING, RoundingField, useProjectRounding } from '@/features/hours/rounding/parts'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { BudgetFields } from '../budgets/budget_fields'
import { usePeople } from '../queries'
import { FirstTasks } from '../task_templates/first_tasks'
import { PROJECT_STATUSES, type Project } from './project'
import { refreshProjects } from './project_changes'

const SWATCHES = ['#0f766e', '#1c7ed6', '#6741d9', '#c2255c', '#c2410c', '#2b8a3e', '#5b6b68']

interface ProjectFormProps {
  /** Without one, a project is made. */
  project?: Project
}

export function ProjectForm({ project: given }: ProjectFormProps) {
  // The project as shown when the editing began.
  const [project] = useState(given)
  const { t } = useTranslation('tasks')
  const { t: ofBudget } = useTranslation('budgets')
  const navigate = useNavigate()
  const { t: ofHours } = useTranslation('hours')
  const roundingText = useProjectRounding()
  const preferences = useSettings().data?.preferences
  const own = preferences?.currency ?? DEFAULT_CURRENCY
  const rounding = preferences?.timeRounding ?? NO_ROUNDING
  const currency = project?.currency ?? own
  const inProject = [...(project?.members ?? []), ...(project?.lead ? [project.lead] : [])]
  const people = new Map([...usePeople(), ...inProject].map((one) => [one._id, one]))
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial: valuesOf(project),
    // Other than the form before it, which knew fewer fields.
    draft: `project with templates:${project?._id ?? 'new'}`,
    validate: { name: (name) => (name.trim() ? null : t('project.name_missing')) },
    save: (values) =>
      project
        ? api('PUT', '/api/projects/:id', {
            params: { id: project._id },
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST', '/api/projects', {
            body: { ...bodyOf(values), templateIds: values.templateIds },
          }),
    concurrency: {
      id: project?._id ?? '',
      load: async () =>
        valuesOf(await api('GET', '/api/projects/:id', { params: { id: project?._id ?? '' } })),
      words: ({ memberIds, leadId, budgetPeriod, status, timeRounding }) => ({
        leadId: people.get(leadId ?? '')?.name ?? '',
        budgetPeriod: ofBudget(`period.${budgetPeriod}`),
        memberIds: memberIds.map((id) => people.get(id)?.name).join(', '),
        status: t(`project_status.${status}`),
        timeRounding: roundingText(timeRounding, rounding),
      }),
    },
    onSaved: ({ _id }) => {
      showDone(t('saved'))
      refreshProjects()
      navigate(`/projects/${_id}/`)
    },
  })
  const { value: _, defaultValue: __, onChange: ___, ...client } = form.getInputProps('clientId')
  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={{
        // The name says who it is.
        clientId: '',
        clientName: t('project.client'),
        memberIds: t('project.members'),
        leadId: ofBudget('lead'),
        timeRounding: ofHours('rule.label'),
      }}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
      takesFocus
    >
      <TextInput label={t('project.name')} maxLength={200} {...form.getInputProps('name')} />
      <FormRow>
        <RemoteSelect
          {...client}
          label={t('project.client')}
          search={(query) => listQuery('/api/clients', query)}
          chosen={form.values.clientName}
          titleOf={({ name }) => name}
          noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
          onSelect={({ _id, name }) => form.setValues({ clientId: _id, clientName: name })}
          onClear={() => form.setValues({ clientId: null, clientName: '' })}
        />
        <MultiSelect
          label={t('project.members')}
          description={t('project.members_help')}
          data={[...people.values()].map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          {...form.getInputProps('memberIds')}
        />
      </FormRow>
      <FormRow>
        <MoneyField
          label={t('project.rate')}
          currency={currency}
          {...form.getInputProps('hourlyRate')}
        />
      </FormRow>
      <RoundingField
        value={form.values.timeRounding}
        inherited={rounding}
        onChange={(timeRounding) => form.setValues({ timeRounding })}
      />
      <BudgetFields
        field={(name) => form.getInputProps(name)}
        currency={currency}
        hasClient={form.values.clientId !== null}
        people={[...people.values()]}
      />
      <FormRow>
        <DayField
          label={t('project.start')}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          {...form.getInputProps('startDate')}
        />
        <DayField
          label={t('field.due')}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          {...form.getInputProps('dueDate')}
        />
      </FormRow>
      <FormRow>
        <Select
          label={t('field.status')}
          data={PROJECT_STATUSES.map((value) => ({ value, label: t(`project_status.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
        <ColorInput
          label={t('project.color')}
          format="hex"
          swatches={SWATCHES}
          eyeDropperButtonProps={{ 'aria-label': t('project.pick_color') }}
          {...form.getInputProps('color')}
        />
      </FormRow>
      <Textarea
        label={t('field.description')}
        rows={5}
        maxLength={20_000}
        {...form.getInputProps('description')}
      />
      {!project && <FirstTasks {...form.getInputProps('templateIds')} />}
      <FormActions>
        <Button
          component={Link}
          variant="default"
          to={project ? `/projects/${project._id}/` : '/projects'}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const valuesOf = (project: Project | undefined) => ({
  version: project?.version ?? 0,
  name: project?.name ?? '',
  clientId: project?.client?._id ?? null,
  clientName: project?.client?.name ?? '',
  memberIds: project?.members.map(({ _id }) => _id) ?? [],
  hourlyRate: textOf(project?.hourlyRate),
  timeRounding: project?.timeRounding ?? null,
  budgetHours: textOf(project?.budgetHours),
  budgetAmount: textOf(project?.budgetAmount),
  budgetPeriod: project?.budgetPeriod ?? 'project',
  leadId: project?.lead?._id ?? null,
  startDate: project?.startDate ?? '',
  dueDate: project?.dueDate ?? '',
  status: project?.status ?? 'active',
  color: project?.color ?? SWATCHES[0] ?? '',
  description: project?.description ?? '',
  /** Only for a new project. */
  templateIds: [] as string[],
})

const textOf = (figure: number | null | undefined) => (figure == null ? '' : String(figure))

const bodyOf = ({
  version: _,
  clientName: __,
  templateIds: ___,
  ...values
}: ReturnType<typeof valuesOf>) => ({
  ...values,
  hourlyRate: values.hourlyRate || null,
  budgetHours: values.budgetHours || null,
  budgetAmount: values.budgetAmount || null,
  leadId: values.leadId || null,
  startDate: values.startDate || null,
  dueDate: values.dueDate || null,
})
