import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { DayText } from '@/components/values/day_text'
import { formatHours } from '@/lib/language/numbers'
import { OverCost } from './over_cost'
import { RetainerUse } from './retainer_use'
import classes from './retainers.module.css'

type Retainer = NonNullable<AnswerOf<'GET', '/api/recurring-invoices/:id'>['retainer']>
type Period = Retainer['periods'][number]

interface RetainerPeriodsProps {
  retainer: Retainer
  currency: string
}

/** The present period of a retainer, and below it those before with the invoices that settle them. */
export function RetainerPeriods({ retainer, currency }: RetainerPeriodsProps) {
  const { t } = useTranslation('retainers')
  const { periods, projects } = retainer
  const [present, ...earlier] = periods
  return (
    <>
      {present ? (
        <RetainerUse hours={present}>
          {present.overSeconds > 0 && <OverCost amount={present.overAmount} currency={currency} />}
        </RetainerUse>
      ) : (
        <p className={classes.line}>
          {t('starts')} <DayText value={retainer.from} />
        </p>
      )}
      <p className={classes.projects}>
        {projects.map(({ _id, name }) => (
          <Anchor key={_id} component={Link} to={`/projects/${_id}/`} size="sm">
            {name}
          </Anchor>
        ))}
      </p>
      {earlier.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('column.period')}</th>
                <th scope="col">{t('column.has')}</th>
                <th scope="col">{t('column.used')}</th>
                <th scope="col">{t('column.over')}</th>
              </tr>
            </thead>
            <tbody>
              {earlier.map((period) => (
                <PeriodRow key={period.from} period={period} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function PeriodRow({ period }: { period: Period }) {
  const { from, until, invoice, includedSeconds, carriedSeconds, usedSeconds, overSeconds } = period
  const days = (
    <>
      <DayText value={from} /> – <DayText value={until} />
    </>
  )
  return (
    <tr>
      <th scope="row">
        {invoice ? (
          <Anchor component={Link} to={`/view/invoices/${invoice._id}`} inherit>
            {days}
          </Anchor>
        ) : (
          days
        )}
      </th>
      <td>{formatHours(includedSeconds + carriedSeconds)}</td>
      <td>{formatHours(usedSeconds)}</td>
      <td>{overSeconds > 0 ? formatHours(overSeconds) : '–'}</td>
    </tr>
  )
}
