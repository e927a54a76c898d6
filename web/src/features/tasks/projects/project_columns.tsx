import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { formatHours } from '@/lib/language/numbers'
import { Initials } from '../components/initials'
import { ProjectName } from '../components/project_name'
import { Budget } from './budget'
import { type Project, STATUS_KINDS } from './project'

export function useProjectColumns(): Column<Project>[] {
  const { t } = useTranslation('tasks')
  return [
    {
      key: 'name',
      label: t('project.name'),
      sortKey: 'name',
      csv: ({ name }) => name,
      cell: (project) => <ProjectName project={project} />,
      isFluid: true,
    },
    {
      key: 'number',
      label: t('project.number'),
      sortKey: 'number',
      cell: ({ number }) => number,
      isSpare: true,
    },
    { key: 'client', label: t('project.client'), cell: ({ client }) => client?.name },
    {
      key: 'status',
      label: t('field.status'),
      csv: ({ status }) => t(`project_status.${status}`),
      cell: ({ status }) => (
        <StatusBadge kind={STATUS_KINDS[status]} label={t(`project_status.${status}`)} />
      ),
    },
    {
      key: 'members',
      label: t('project.members'),
      csv: ({ members }) => members.map(({ name }) => name).join(', '),
      cell: ({ members }) => <Initials people={members} />,
      isSpare: true,
    },
    {
      key: 'dueDate',
      label: t('field.due'),
      csv: ({ dueDate }) => dueDate,
      cell: ({ dueDate }) => <DayText value={dueDate} />,
    },
    {
      key: 'tracked',
      label: t('project.tracked'),
      align: 'right',
      csv: ({ trackedSeconds }) => formatHours(trackedSeconds),
      cell: (project) => <Budget project={project} />,
    },
  ]
}
