import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { AGES, type Ageing } from '../ledger'
import classes from './account.module.css'

interface AgeingFiguresProps {
  ageing: Ageing
  currency: string
}

/** Open amounts by days past due, as figures and as a bar of their shares. */
export function AgeingFigures({ ageing, currency }: AgeingFiguresProps) {
  const { t } = useTranslation('ledger')
  const whole = AGES.reduce((sum, age) => sum + ageing[age], 0)
  return (
    <div>
      <dl className={classes.ages}>
        {AGES.map((age) => (
          <div key={age} data-late={(age !== 'notDue' && ageing[age] > 0) || undefined}>
            <dt>{t(`age.${age}`)}</dt>
            <dd>
              <Money amount={ageing[age]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {whole > 0 && (
        <div className={classes.bar} aria-hidden>
          {AGES.filter((age) => ageing[age] > 0).map((age) => (
            <span
              key={age}
              data-age={age}
              style={{ flexGrow: ageing[age] / whole, opacity: OPACITY[age] }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The older the stronger. */
const OPACITY = { notDue: 1, days30: 0.4, days60: 0.6, days90: 0.8, older: 1 }
