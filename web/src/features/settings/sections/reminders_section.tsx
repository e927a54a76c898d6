import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBeside } from '@/components/dialogs/use_beside'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import type { Language } from '@/lib/language/languages'
import { latePart } from '@/lib/parts/late_part'
import { AutomaticSending } from '../reminders/automatic_sending'
import { BaseRates } from '../reminders/base_rates'
import { LevelTable } from '../reminders/level_table'
import { type ReminderRules, rulesQuery } from '../reminders/reminder_rules'
import type { SectionProps } from '../section_props'

const LevelDrawer = latePart(async () => (await import('../reminders/level_drawer')).LevelDrawer)

const MOST_LEVELS = 9
const NEW = 'new'

/** When, at what cost and in which words the company reminds: one row for each level, which opens beside the table. */
export function RemindersSection({ settings }: SectionProps) {
  const rules = useQuery(rulesQuery)
  if (rules.isError) {
    return <ErrorAlert failure={rules.error} onRetry={() => void rules.refetch()} />
  }
  if (!rules.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  const { currency, documentLanguage } = settings.preferences
  return <Rules rules={rules.data} currency={currency} base={documentLanguage} />
}

interface RulesProps {
  rules: ReminderRules
  currency: string
  /** The language of the company's documents, whose texts are used where others are missing. */
  base: Language
}

function Rules({ rules, currency, base }: RulesProps) {
  const { t } = useTranslation('settings')
  const { id, linkTo, close } = useBeside('level')
  const { length } = rules.levels
  const isFull = length >= MOST_LEVELS
  const opened =
    id === NEW && !isFull ? length : rules.levels.findIndex((_, at) => id === `${at + 1}`)
  return (
    <>
      <Section
        title={t('section.reminders')}
        help={t('help.reminders')}
        padding="none"
        action={
          !isFull && (
            <Button component={Link} to={linkTo(NEW)} variant="default" size="xs">
              {t('reminders.add_level')}
            </Button>
          )
        }
      >
        <LevelTable rules={rules} base={base} linkTo={linkTo} />
      </Section>
      <AutomaticSending rules={rules} />
      <BaseRates rules={rules} />
      {opened >= 0 && (
        <LevelDrawer
          key={opened}
          rules={rules}
          index={opened}
          currency={currency}
          base={base}
          onClose={close}
        />
      )}
    </>
  )
}
