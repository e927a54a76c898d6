import { NavLink, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SearchField } from '@/components/filters/search_field'
import type { placesFor } from '../../places'
import type { SettingsSection } from '../../sections'
import classes from './section_list.module.css'

interface SectionListProps {
  sections: SettingsSection[]
  /** The key of the section that is shown. */
  current: string
  /** The pages beside the sections. */
  places: ReturnType<typeof placesFor>
}

/** The list of the settings; the search also finds the fields inside of them. */
export function SectionList({ sections, current, places: all }: SectionListProps) {
  const { t } = useTranslation('settings')
  const [term, setTerm] = useState('')
  const fits = (text: string) => text.toLocaleLowerCase().includes(term.toLocaleLowerCase())
  const found = sections
    .map((section) => ({
      ...section,
      title: t(`section.${section.key}`),
      matches: term ? section.fields.map((name) => t(`field.${name}`)).filter(fits) : [],
    }))
    .filter(({ title, matches }) => fits(title) || matches.length > 0)
  const places = all.filter(({ key }) => fits(t(`place.${key}`)))

  return (
    <nav className={classes.list} aria-label={t('page.sections')}>
      <div className={classes.search}>
        <SearchField label={t('page.search')} value={term} onSearch={setTerm} />
      </div>
      {found.length + places.length === 0 && (
        <Text c="dimmed" p="xs">
          {t('page.nothing')}
        </Text>
      )}
      {found.map(({ key, icon: Icon, title, matches }) => (
        <NavLink
          key={key}
          component={Link}
          to={`/settings?section=${key}`}
          className={classes.entry ?? ''}
          label={title}
          description={matches.join(', ')}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          active={key === current}
          aria-current={key === current ? 'page' : undefined}
        />
      ))}
      {places.length > 0 && (
        <Text c="dimmed" size="xs" fw={500} px="sm" mt="sm" mb={4}>
          {t('page.more')}
        </Text>
      )}
      {places.map(({ key, path, icon: Icon }) => (
        <NavLink
          key={key}
          component={Link}
          to={path}
          className={classes.entry ?? ''}
          label={t(`place.${key}`)}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronRight size={14} aria-hidden />}
        />
      ))}
    </nav>
  )
}
