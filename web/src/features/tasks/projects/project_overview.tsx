import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { NO_ROUNDING, useProjectRounding } from '@/features/hours/rounding/parts'
import { RatesSection } from '@/features/tasks/rates/parts'
import { useAudiences, useRole } from '@/lib/session/current_user'
import { useSettings } from '@/lib/settings'
import type { Project } from './project'
import { ProjectMargin } from './project_margin'
import classes from './projects.module.css'

/** Particulars of a project, and its people. */
export function ProjectOverview({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const { t: ofHours } = useTranslation('hours')
  const roundingText = useProjectRounding()
  const ofCompany = useSettings().data?.preferences.timeRounding ?? NO_ROUNDING
  const isDesk = useRole() === 'company'
  const isOwner = useAudiences()?.includes('owner')
  const { _id, name, number, client, startDate, dueDate, members, description } = project
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: t('project.number'), value: number },
            { label: t('project.client'), value: client?.name },
            { label: t('project.start'), value: startDate && <DayText value={startDate} /> },
            { label: t('field.due'), value: dueDate && <DayText value={dueDate} /> },
            {
              label: ofHours('rule.label'),
              value: isDesk && roundingText(project.timeRounding, ofCompany),
            },
          ]}
        />
      </Section>
      <Section title={t('project.members')}>
        {members.length === 0 ? (
          <Text c="dimmed">{t('project.no_members')}</Text>
        ) : (
          members.map(({ _id, name }) => <Text key={_id}>{name}</Text>)
        )}
      </Section>
      {isOwner && <ProjectMargin projectId={_id} />}
      {isDesk && (
        <RatesSection
          query={{ projectId: _id }}
          start={{ level: 'project', projectId: _id, name }}
        />
      )}
      {description && (
        <Section title={t('field.description')}>
          <p className={classes.text}>{description}</p>
        </Section>
      )}
    </>
  )
}
