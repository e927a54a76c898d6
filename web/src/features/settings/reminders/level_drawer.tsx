import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import type { Language } from '@/lib/language/languages'
import { draw } from '@/lib/server/api'
import { SettingsDrawer } from '../components/drawer/settings_drawer'
import { LivePaper } from '../components/paper/live_paper'
import classes from './level_drawer.module.css'
import { LevelFields, type LevelForm } from './level_fields'
import {
  countsFromDueDate,
  type LevelValues,
  levelBody,
  levelsOf,
  nextLevel,
  type ReminderRules,
} from './reminder_rules'
import { useRulesSaving } from './use_rules_saving'

interface LevelDrawerProps {
  rules: ReminderRules
  /** Its place among the levels; their number for a new one. */
  index: number
  currency: string
  /** The language of the company's documents. */
  base: Language
  onClose: () => void
}

/** One reminder level beside the letter that it makes. Levels are saved whole, this one changed. */
export function LevelDrawer({ rules, index, currency, base, onClose }: LevelDrawerProps) {
  const { t } = useTranslation('settings')
  const [language, setLanguage] = useState<Language>(base)
  const levels = levelsOf(rules)
  const level = levels[index]
  const { save, onSaved, remove } = useLevels({ rules, index, onClose })
  return (
    <SettingsDrawer
      title={level ? t('reminders.level', { number: index + 1 }) : t('reminders.new_level')}
      size={1080}
      name={`reminders:level:${index}`}
      initial={{ levels: { [index]: level ?? nextLevel(levels) } } satisfies LevelForm}
      save={(values: LevelForm) => {
        const changed = values.levels[index]
        return save(changed ? levels.toSpliced(index, 1, changed) : levels)
      }}
      onSaved={onSaved}
      onClose={onClose}
      action={(discard) =>
        level &&
        levels.length > 1 && (
          <Button
            className={classes.remove ?? ''}
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate({ discard })}
          >
            {t('reminders.remove_level')}
          </Button>
        )
      }
    >
      {(form) => {
        const typed = form.values.levels[index]
        if (!typed) return null
        return (
          <div className={classes.columns}>
            <LevelFields
              form={form}
              level={typed}
              index={index}
              isFromDueDate={countsFromDueDate(levels, index)}
              language={language}
              onLanguage={setLanguage}
              base={base}
              variables={rules.variables}
              currency={currency}
            />
            <div className={classes.letter}>
              <LivePaper
                alt={t('reminders.preview')}
                name="/api/reminders/rules/picture"
                body={{ level: levelBody(typed, rules.variables), language }}
                draw={(body, portion, signal) =>
                  draw('POST', '/api/reminders/rules/picture', portion, { body, signal })
                }
              />
            </div>
          </div>
        )
      }}
    </SettingsDrawer>
  )
}

type Levels = Pick<LevelDrawerProps, 'rules' | 'index' | 'onClose'>

function useLevels({ rules, index, onClose }: Levels) {
  const { t } = useTranslation('settings')
  const rulesSaving = useRulesSaving()
  const levels = levelsOf(rules)
  const save = (changed: LevelValues[]) =>
    rulesSaving.save({ levels: changed.map((level) => levelBody(level, rules.variables)) })
  const restore = useChange({ change: () => save(levels), affects: ['/api/reminders'] })
  const remove = useChange<{ discard: () => void }, ReminderRules>({
    change: () => save(levels.toSpliced(index, 1)),
    affects: [],
    onDone: (saved, { discard }) => {
      discard()
      onClose()
      rulesSaving.onSaved(saved)
      showUndo({ message: t('reminders.level_removed'), undo: () => restore.mutate(undefined) })
    },
  })
  return { save, onSaved: rulesSaving.onSaved, remove }
}
