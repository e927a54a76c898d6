import { Button, Group, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '@/components/filters/filter_chips'
import { recordQuery } from '@/lib/server/queries'
import { type ForecastState, HORIZONS, TIMINGS } from '../forecast'
import { NewScenario } from '../scenarios/new_scenario'
import classes from './controls.module.css'

/** How far the forecast looks, when clients pay, and which scenario is tried. */
export function Controls({ state }: { state: ForecastState }) {
  const { t } = useTranslation('forecast')
  const [isAdding, setIsAdding] = useState(false)
  const scenarios = useQuery(recordQuery('/api/forecast-scenarios'))
  const { query, scenario, setFilter } = state
  return (
    <Group gap="xs" mb="md" className={classes.controls}>
      <FilterChips
        label={t('horizon.label')}
        options={HORIZONS.map((value) => ({
          value,
          label: t('horizon.months', { months: value }),
        }))}
        value={query.months}
        onChange={(months) => setFilter('months', months)}
      />
      <FilterChips
        label={t('by.label')}
        options={TIMINGS.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={query.by}
        onChange={(by) => setFilter('by', by)}
      />
      {scenarios.data && scenarios.data.length > 0 && (
        <Select
          className={classes.scenario}
          aria-label={t('scenario.choose')}
          placeholder={t('scenario.none')}
          data={scenarios.data.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={scenario || null}
          onChange={(value) => setFilter('scenario', value ?? '')}
          clearable
          clearButtonProps={{ 'aria-label': t('scenario.leave') }}
        />
      )}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        {t('scenario.new')}
      </Button>
      {isAdding && (
        <NewScenario
          onAdded={(id) => setFilter('scenario', id)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Group>
  )
}
