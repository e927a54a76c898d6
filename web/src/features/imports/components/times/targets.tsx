import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import type { Import } from '../../import'
import type { TimeSurvey } from './survey'
import classes from './survey.module.css'

/** Tags that are offered at once: those with the most entries. */
const MOST_TAGS = 12

interface Line {
  name: string
  note: string
  figure: string
  /** Of the project that the time goes to; empty for a new one or none. */
  projectId: string
  placeholder: string
}

/** Where the time goes: projects that exist, new ones, or others that the user chooses. */
export function Targets({ record, survey }: { record: Import; survey: TimeSurvey }) {
  const { t } = useTranslation('imports')
  const { data } = useQuery(listQuery('/api/projects', { pageSize: 500 }))
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const params = { id: record._id }
  const again = useChange({
    change: async () => {
      const kept = (record.rules.targets ?? []).filter(({ name }) => !(name in chosen))
      const added = Object.entries(chosen).flatMap(([name, projectId]) =>
        projectId ? [{ name, projectId }] : []
      )
      const body = { rules: { targets: [...kept, ...added] } }
      await api('PUT', '/api/imports/:id', { params, body })
      return api('POST', '/api/imports/:id/check', { params })
    },
    affects: ['/api/imports'],
  })
  const lines = [...projectLines(survey, t), ...tagLines(survey, t)]
  if (lines.length === 0) return null
  const projects = (data?.rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const assigned = (name: string) =>
    (record.rules.targets ?? []).find((target) => target.name === name)?.projectId
  return (
    <Section title={t('survey.projects')} help={t('survey.projects_help')} padding="none">
      <ul className={classes.rows}>
        {lines.map(({ name, note, figure, projectId, placeholder }) => (
          <li key={`${name} ${note}`} className={classes.target}>
            <div>
              <div className={classes.name}>{name}</div>
              <div className={classes.note}>
                {note} · {figure}
              </div>
            </div>
            <ChoiceField
              aria-label={t('survey.project_for', { name })}
              placeholder={placeholder}
              clearable
              data={projects}
              value={chosen[name] ?? assigned(name) ?? projectId}
              onChange={(id) => setChosen((all) => ({ ...all, [name]: id }))}
            />
          </li>
        ))}
      </ul>
      {Object.keys(chosen).length > 0 && (
        <div className={classes.again}>
          <Button loading={again.isPending} onClick={() => again.mutate(undefined)}>
            {t('survey.check_again')}
          </Button>
        </div>
      )}
    </Section>
  )
}

type Translate = ReturnType<typeof useTranslation<'imports'>>['t']

const projectLines = ({ projects }: TimeSurvey, t: Translate): Line[] =>
  projects
    .filter(({ name }) => name !== '')
    .map(({ name, client, isNewClient, projectId, seconds }) => ({
      name,
      note: isNewClient ? t('survey.new_client', { client }) : client || t('survey.no_client'),
      figure: formatHours(seconds),
      projectId: projectId ?? '',
      placeholder: t('survey.new_project'),
    }))

const tagLines = ({ tags }: TimeSurvey, t: Translate): Line[] =>
  tags
    .toSorted((one, other) => other.entries - one.entries)
    .slice(0, MOST_TAGS)
    .map(({ name, entries }) => ({
      name,
      note: t('survey.tag'),
      figure: t('survey.entries', { count: entries }),
      projectId: '',
      placeholder: t('survey.no_project'),
    }))
