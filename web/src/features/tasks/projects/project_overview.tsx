import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { KeyValueList } from '@/components/key_value_list'
import { Section } from '@/components/section'
import type { Project } from './project'
import classes from './projects.module.css'

/** Particulars of a project, and its people. */
export function ProjectOverview({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const { number, client, startDate, dueDate, members, description } = project
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: t('project.number'), value: number },
            { label: t('project.client'), value: client?.name },
            { label: t('project.start'), value: startDate && <DayText value={startDate} /> },
            { label: t('field.due'), value: dueDate && <DayText value={dueDate} /> },
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
      {description && (
        <Section title={t('field.description')}>
          <p className={classes.text}>{description}</p>
        </Section>
      )}
    </>
  )
}
