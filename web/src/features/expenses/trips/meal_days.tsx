import { Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import { type Meal, type MealRule, mealsThatCount } from './trip_values'
import classes from './trips.module.css'

interface MealDaysProps {
  days: string[]
  rule: MealRule
  paid: Record<string, Meal[]>
  onChange: (paid: Record<string, Meal[]>) => void
}

/** Meals that somebody else paid, a line for each day. */
export function MealDays({ days, rule, paid, onChange }: MealDaysProps) {
  const { t } = useTranslation('expenses')
  const toggle = (date: string, meal: Meal) => {
    const own = paid[date] ?? []
    const next = own.includes(meal) ? own.filter((one) => one !== meal) : [...own, meal]
    onChange({ ...paid, [date]: next })
  }
  return (
    <fieldset className={classes.meals}>
      <Text component="legend" size="sm" fw={500}>
        {t('trip.paid_meals')}
      </Text>
      <Text size="xs" c="dimmed">
        {t(`trip.paid_meals_help.${rule === 'hours' ? 'hours' : 'days'}`)}
      </Text>
      {days.map((date) => (
        <div key={date} className={classes.day}>
          <span className={classes.date}>{formatDate(date)}</span>
          {mealsThatCount(rule).map((meal) => (
            <Checkbox
              key={meal}
              label={t(`trip.meal.${meal}`)}
              aria-label={t('trip.meal_on', {
                meal: t(`trip.meal.${meal}`),
                day: formatDate(date),
              })}
              checked={paid[date]?.includes(meal) ?? false}
              onChange={() => toggle(date, meal)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}
