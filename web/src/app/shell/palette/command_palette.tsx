import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconBuilding, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '@/lib/language/use_language'
import { useAudiences, useCurrentUser, useRole } from '@/lib/session/current_user'
import { useSwitchCompany } from '../use_switch_company'
import { visibleActions, visibleMenu } from '../visible'
import classes from './palette.module.css'
import { paletteOrder } from './palette_order'
import { useFound } from './palette_search'
import { usePaletteSelection } from './palette_selection'
import { paletteStore } from './palette_store'

/** Go anywhere, make anything, find what the features can find. */
export function CommandPalette() {
  const { t } = useTranslation('shell')
  const { labelOf } = useLanguage()
  const navigate = useNavigate()
  const role = useRole()
  const audiences = useAudiences()
  const [term, setTerm] = useState('')
  const { found, isSearching } = useFound(role === 'superAdmin' ? '' : term)
  const onKeyDownCapture = usePaletteSelection(term, isSearching)

  const pages = visibleMenu(audiences).map(({ path, label, icon: Icon }) => ({
    id: path,
    label: labelOf(label),
    leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
    'data-kind': 'known',
    onClick: () => navigate(path),
  }))
  const actions = visibleActions(audiences).map(({ path, label, icon: Icon }) => ({
    id: `action:${path}`,
    label: labelOf(label),
    leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
    'data-kind': 'known',
    onClick: () => navigate(path),
  }))
  const switchTo = useSwitchCompany()
  const others = useCurrentUser().data?.companies?.filter(({ isCurrent }) => !isCurrent) ?? []
  const companies = others.map(({ companyId, name }) => ({
    id: `company:${companyId}`,
    label: t('palette.switch_to', { company: name }),
    leftSection: <IconBuilding size={18} stroke={1.6} aria-hidden />,
    'data-kind': 'known',
    onClick: () => switchTo(companyId),
  }))
  const records = found.map(({ id, label, description, path, run }) => ({
    id: `found:${id}`,
    label,
    // The server has matched it; the typed text lets it through the palette's own filter.
    keywords: term,
    ...(description && { description }),
    onClick: () => {
      run?.()
      navigate(path)
    },
  }))
  const names = new Map(found.map(({ id, name }) => [`found:${id}`, name]))
  const groups: SpotlightActionGroupData[] = [
    { group: t('palette.actions'), actions },
    { group: t('palette.pages'), actions: pages },
    { group: t('palette.companies'), actions: companies },
    { group: t('palette.found'), actions: records },
  ]
  return (
    <Spotlight
      store={paletteStore}
      actions={groups.filter((group) => group.actions.length > 0)}
      filter={paletteOrder((id) => names.get(id))}
      query={term}
      onQueryChange={setTerm}
      nothingFound={t('palette.nothing')}
      classNames={{ action: classes.action }}
      shortcut={null}
      scrollable
      centered={false}
      maxHeight={420}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      searchProps={{
        onKeyDownCapture,
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t('palette.search'),
        'aria-label': t('palette.search'),
      }}
    />
  )
}
