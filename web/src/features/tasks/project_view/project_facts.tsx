import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusBadge } from '@/components/values/status_badge'
import { useRole } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import { type Project, STATUS_KINDS } from '../projects/project'
import classes from './project_view.module.css'

/** The line under the name of a project: status, number, client and due day. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const isDesk = useRole() === 'company'
  const { status, number, client, dueDate } = project
  return (
    <span className={classes.facts}>
      <StatusBadge kind={STATUS_KINDS[status]} label={t(`project_status.${status}`)} />
      <span>{number}</span>
      {client && isDesk && (
        <Anchor component={Link} to={`/client-history/${client._id}`} inherit>
          {client.name}
        </Anchor>
      )}
      {client && !isDesk && <span>{client.name}</span>}
      {dueDate && <span>{t('project.due_on', { day: formatDate(dueDate) })}</span>}
    </span>
  )
}
