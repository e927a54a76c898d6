import { Checkbox, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type EventName, eventsByNoun, verbOf } from '../webhook'
import classes from '../webhooks.module.css'

interface EventFieldsProps {
  all: EventName[]
  value?: EventName[]
  onChange?: (events: EventName[]) => void
  error?: ReactNode
}

/** The events to choose from: a line for each kind of record, whose box takes all of its events. */
export function EventFields({ all, value = [], onChange, error }: EventFieldsProps) {
  const { t } = useTranslation('webhooks')
  const choose = (events: EventName[], isChosen: boolean) =>
    onChange?.(all.filter((name) => (events.includes(name) ? isChosen : value.includes(name))))
  return (
    <Input.Wrapper label={t('events')} description={t('events_help')} error={error}>
      <div className={classes.events}>
        {eventsByNoun(all).map(([noun, events]) => {
          const chosen = events.filter((name) => value.includes(name))
          return (
            <div key={noun} className={classes.group}>
              <Checkbox
                label={t(`noun.${noun}`)}
                fw={500}
                checked={chosen.length === events.length}
                indeterminate={chosen.length > 0 && chosen.length < events.length}
                onChange={(event) => choose(events, event.currentTarget.checked)}
              />
              <div className={classes.verbs}>
                {events.map((name) => (
                  <Checkbox
                    key={name}
                    label={t(`verb.${verbOf(name)}`)}
                    aria-label={`${t(`noun.${noun}`)}: ${t(`verb.${verbOf(name)}`)}`}
                    checked={value.includes(name)}
                    onChange={(event) => choose([name], event.currentTarget.checked)}
                  />
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </Input.Wrapper>
  )
}
