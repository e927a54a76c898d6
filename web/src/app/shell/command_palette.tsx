import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAudiences, useRole } from '@/lib/current_user'
import { useLanguage } from '@/lib/use_language'
import classes from './palette.module.css'
import { paletteOrder } from './palette_order'
import { useFound } from './palette_search'
import { usePaletteSelection } from './palette_selection'
import { paletteStore } from './palette_store'
import { visibleActions, visibleMenu } from './visible'

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
