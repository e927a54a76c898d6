import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { useAudiences, useRole } from '@/lib/session/current_user'
import { settingsQuery } from '@/lib/settings'
import { SectionList } from '../components/sections/section_list'
import { placesFor } from '../places'
import { type SettingsSection, sectionsFor } from '../sections'
import classes from './settings_page.module.css'

/** `/settings?section=<key>`: the list at the left, one section beside it; on a phone one after the other. */
export function Component() {
  const { t } = useTranslation('settings')
  const [parameters] = useSearchParams()
  const role = useRole()
  const audiences = useAudiences()
  const sections = sectionsFor(role)
  const chosen = sections.find(({ key }) => key === parameters.get('section'))
  const shown = chosen ?? sections[0]
  if (!shown) return null
  return (
    <Page title={t('page.title')} skeleton="cards">
      <div className={`${classes.columns} ${chosen ? classes.chosen : ''}`}>
        <div className={classes.list}>
          <SectionList sections={sections} current={shown.key} places={placesFor(audiences)} />
        </div>
        <div className={classes.section}>
          <Anchor component={Link} to="/settings" className={classes.back ?? ''}>
            <IconArrowLeft size={16} aria-hidden />
            {t('page.all')}
          </Anchor>
          <Shown section={shown} />
        </div>
      </div>
    </Page>
  )
}

function Shown({ section }: { section: SettingsSection }) {
  const settings = useQuery(settingsQuery)
  if (settings.isError) {
    return <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
  }
  if (!settings.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  if (section.isForEmployees) return <section.Content key={section.key} settings={settings.data} />
  if (!('numberRanges' in settings.data)) return null
  return <section.Content key={section.key} settings={settings.data} />
}
