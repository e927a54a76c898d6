import { Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '@/components/form/money_field'
import { Money } from '@/components/values/money'
import { formatHours } from '@/lib/language/numbers'
import classes from './hours.module.css'
import type { HoursValues } from './hours_values'
import type { HoursPreview } from './use_hours_preview'

interface ProjectRatesProps {
  preview: HoursPreview
  values: HoursValues
  /** Whether the invoice is in the currency in which projects have their rates. */
  canKeep: boolean
  onChange: (changed: Partial<HoursValues>) => void
}

/** The projects with unbilled hours and the rate of each; a missing rate can be entered. */
export function ProjectRates({ preview, values, canKeep, onChange }: ProjectRatesProps) {
  const { t } = useTranslation('hours')
  const { projects, currency } = preview
  const { projectIds, rates } = values
  const isChosen = (id: string) => projectIds.length === 0 || projectIds.includes(id)
  const choose = (id: string, isNow: boolean) => {
    const chosen = projects
      .map(({ _id }) => _id)
      .filter((one) => (one === id ? isNow : isChosen(one)))
    if (chosen.length > 0) onChange({ projectIds: chosen })
  }
  const hasTyped = projects.some(({ _id, otherCurrency }) => rates[_id] && !otherCurrency)
  if (projects.length === 0) return null
  return (
    <fieldset className={classes.projects}>
      <legend className={classes.legend}>{t('field.projects')}</legend>
      <ul className={classes.list}>
        {projects.map(({ _id, name, seconds, rate, rateOf, otherCurrency }) => (
          <li key={_id} className={classes.project}>
            <Checkbox
              className={classes.name}
              label={name}
              checked={isChosen(_id)}
              onChange={(event) => choose(_id, event.currentTarget.checked)}
            />
            <span className={classes.figure}>{t('hours', { hours: formatHours(seconds) })}</span>
            {rateOf && rateOf !== 'given' ? (
              <span className={classes.rate}>
                {rate !== null && <Money amount={rate} currency={currency} maximumDecimals={6} />}
                <Text size="xs" c="dimmed" span>
                  {t(`rate_of.${rateOf}`)}
                </Text>
              </span>
            ) : (
              <MoneyField
                className={classes.rate}
                size="xs"
                aria-label={t('rate.enter', { project: name })}
                placeholder={
                  otherCurrency ? t('rate.other', { currency: otherCurrency }) : t('rate.missing')
                }
                currency={currency}
                value={rates[_id] ?? ''}
                onChange={(text) => onChange({ rates: { ...rates, [_id]: text } })}
              />
            )}
          </li>
        ))}
      </ul>
      {hasTyped && canKeep && (
        <Checkbox
          mt="xs"
          size="xs"
          label={t('rate.keep')}
          checked={values.keepsRates}
          onChange={(event) => onChange({ keepsRates: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  )
}
